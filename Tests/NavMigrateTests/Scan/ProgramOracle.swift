import Foundation
import LegacyScan
import NavSDK
import SourceText

/// Three answers to what legacy uses generated programs have: what the generator meant, what the
/// compiler warns of, and what a scan finds.
enum ProgramOracle {
  struct Verdict {
    /// Everything in which the answers differ, with the lines, and what the compiler will not have.
    var differences: [String] = []
    /// How many legacy uses there are.
    var uses = 0
    /// Programs that the compiler crashed on or found too complex; their scans were compared with the
    /// generator alone.
    var givenUp: [Int] = []

    mutating func add(_ other: Verdict) {
      differences += other.differences
      uses += other.uses
      givenUp += other.givenUp
    }
  }

  static func verdict(on programs: [Program]) throws -> Verdict {
    let files = ProgramLibrary.files + programs.flatMap(\.files)
    let text = ProgramText(files)
    let meant = files.reduce(into: Set<ObservedFinding.Key>()) { $0.formUnion($1.uses) }
    let unseen = files.reduce(into: Set<ObservedFinding.Key>()) { $0.formUnion($1.unseen) }
    var verdict = Verdict(
      uses: programs.reduce(0) { $0 + $1.files.reduce(0) { $0 + $1.uses.count } })
    let answer = try warnings(in: files)
    if answer.isGivenUp, programs.count > 1 {
      var parts = try self.verdict(on: Array(programs[..<(programs.count / 2)]))
      parts.add(try self.verdict(on: Array(programs[(programs.count / 2)...])))
      return parts
    }
    if answer.isGivenUp {
      verdict.givenUp = programs.map(\.number)
    } else {
      verdict.differences += answer.errors
      for key in answer.warnings.symmetricDifference(meant.subtracting(unseen)).sorted()
      where answer.errors.isEmpty {
        let what = meant.contains(key) ? "the compiler does not warn" : "not meant"
        verdict.differences.append("\(key) \(what): \(text.line(of: key))")
      }
    }
    let found = MemoryCorpus(files.map(\.source)).scan().findings
    verdict.differences += differences(meant, found, text)
    return verdict
  }

  /// Uses without a certain finding, and certain or likely findings without a use.
  private static func differences(
    _ meant: Set<ObservedFinding.Key>, _ found: [Finding], _ text: ProgramText
  ) -> [String] {
    var lines: [String] = []
    var open = meant
    for finding in found {
      let key = text.key(of: finding)
      let isMeant = open.remove(key) != nil
      let isRight = isMeant ? finding.confidence == .certain : finding.confidence == .possible
      if isRight { continue }
      lines.append("\(key) \(isMeant ? "missed" : "noise") (\(finding.confidence)): ")
      lines.append(text.line(of: key) + "\n    " + finding.trail.joined(separator: "\n    "))
    }
    return lines + open.sorted().map { "\($0) missed: \(text.line(of: $0))" }
  }

  private struct Answer {
    var warnings: Set<ObservedFinding.Key> = []
    var errors: [String] = []
    /// The compiler crashed, or found an expression too complex.
    var isGivenUp = false
  }

  /// Compiles files as one module.
  private static func warnings(in files: [ProgramFile]) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navmigrate-programs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for file in files {
      let place = folder.appendingPathComponent(file.source.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.source.bytes).write(to: place)
      paths.append(place.path)
    }
    let modules = try StandInSDK.folder()
    guard
      let diagnostics = try? SwiftCompiler.diagnostics(
        of: paths, module: "Programs", mode: .v5, modules: modules)
    else { return Answer(isGivenUp: true) }
    var answer = Answer()
    for diagnostic in diagnostics {
      let file = String(diagnostic.file.dropFirst(folder.path.count + 1))
      if let rule = CompilerOracle.rule(in: diagnostic.message) {
        answer.warnings.insert(
          .init(rule: rule, file: file, line: diagnostic.line, column: diagnostic.column))
      } else if diagnostic.message.contains("in reasonable time")
        || diagnostic.message.contains("submit a bug report")
      {
        answer.isGivenUp = true
      } else if diagnostic.severity == .error {
        answer.errors.append(
          "\(file):\(diagnostic.line):\(diagnostic.column): \(diagnostic.message)")
      }
    }
    return answer
  }
}

/// The lines of generated files.
private struct ProgramText {
  private let sources: [String: SourceFile]
  private let tables: [String: LineTable]

  init(_ files: [ProgramFile]) {
    sources = Dictionary(uniqueKeysWithValues: files.map { ($0.source.path, $0.source) })
    tables = sources.mapValues { LineTable($0.bytes) }
  }

  func key(of finding: Finding) -> ObservedFinding.Key {
    let position = tables[finding.path]?.position(of: finding.name.lowerBound)
    return ObservedFinding.Key(
      rule: finding.rule, file: finding.path, line: position?.line ?? 0,
      column: position?.column ?? 0)
  }

  func line(of key: ObservedFinding.Key) -> String {
    guard let source = sources[key.file] else { return "" }
    let lines = source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.indices.contains(key.line - 1) else { return "" }
    return String(decoding: lines[key.line - 1], as: UTF8.self)
  }
}
