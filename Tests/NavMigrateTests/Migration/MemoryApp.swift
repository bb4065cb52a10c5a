import Foundation
import LegacyScan
import Migration
import NavSDK
import SourceText

/// A project in memory and its migration, without a compiler and without the proof of its layout.
struct MemoryApp {
  let files: [SourceFile]
  let scan: ScanResult
  let plan: MigrationPlan

  init(_ texts: [String: String]) {
    self.init(texts.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
  }

  init(_ files: [SourceFile]) {
    let corpus = MemoryCorpus(files)
    let scan = corpus.scan()
    self.init(files, scan, corpus.projects)
  }

  init(_ files: [SourceFile], _ scan: ScanResult, _ projects: ProjectMap) {
    self.files = files
    self.scan = scan
    let placement = CarrierPlacement(
      place: { _ in .newFile }, exists: { path in files.contains { $0.path == path } })
    plan = MigrationPlan(scan, projects, selection: .review, placement: placement)
  }

  /// The Swift files of a fixture.
  static func files(of group: FixtureGroup) throws -> [SourceFile] {
    try group.compiledFiles.map { path in
      let data = try Data(contentsOf: PackageRoot.url.appendingPathComponent(path))
      return SourceFile(path: path, bytes: Array(data))
    }
  }

  /// The files after the migration, by path.
  var after: [String: String] {
    var after: [String: String] = [:]
    for file in files {
      let bytes = file.bytes(0..<file.bytes.count, applying: plan.edits[file.path] ?? [])
      after[file.path] = String(decoding: bytes, as: UTF8.self)
    }
    for file in plan.newFiles { after[file.path] = file.text }
    return after
  }

  var reasons: [String] { plan.units.flatMap(\.reasons).map(\.text) }
}
