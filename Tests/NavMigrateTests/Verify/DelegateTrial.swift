import Foundation
import Reporting
import SourceText

@testable import NavMigrateCommand

/// Compiles and runs the delegates of some files against the tiny model.
struct DelegateTrial {
  let scratch: Scratch
  var language = LanguageChoice.newestThatCompiles
  var make: String?
  var milliseconds = 60_000
  var flags: [String] = []
  var scenarioFile: String?

  init() throws { scratch = try Scratch() }

  /// A file that declares a delegate `name` whose callback has these lines.
  static func delegate(_ body: String, named name: String = "Layout") -> String {
    """
    import GoogleNavigation
    import UIKit

    final class \(name): NSObject, NavigationLayoutDelegate {
      func startGuidance(view: UIView) {
        \(body)
      }
    }
    """
  }

  /// The reports, in order; files are given by their paths.
  func reports(_ files: KeyValuePairs<String, String>) throws -> [DelegateReport] {
    var pool: [DelegateFile] = []
    for (index, (path, text)) in files.enumerated() {
      try scratch.write(text, to: path)
      let source = SourceFile(
        path: scratch.url.appendingPathComponent(path).path, bytes: Array(text.utf8))
      pool.append(DelegateFile(source, operand: path.contains("/") ? -1 : index))
    }
    let directory = WorkingDirectory(path: DiskPath(scratch.url.path))
    let compiler = DelegateCompiler(
      cache: try TinyModel.cache.get(), language: language, flags: flags, objectiveC: .here,
      directory: directory)
    let runner = DelegateRunner(
      milliseconds: milliseconds,
      scenarioFile: scenarioFile.map { ScenarioSource(path: DiskPath($0), name: $0) },
      recordsFrames: false)
    let verification = Verification(pool, compiler, runner, pictures: nil)
    return try Verification.tasks(pool, make: make).flatMap { try verification.reports(of: $0) }
  }

  /// The report of the one delegate of a file.
  func report(_ text: String) throws -> DelegateReport {
    let reports = try reports(["Layout.swift": text])
    guard reports.count == 1 else { throw Miscount(reports.map(\.name)) }
    return reports[0]
  }

  /// What was wrong with the run of a delegate whose callback has these lines.
  func failure(of body: String) throws -> DelegateFailure? {
    if case .failed(let failure) = try report(Self.delegate(body)).outcome { failure } else { nil }
  }

  struct Miscount: Error {
    let names: [String]
    init(_ names: [String]) { self.names = names }
  }
}

extension DelegateReport {
  /// `FILE:LINE:COLUMN message` of each message of the compiler, without the folder.
  var messages: [String] {
    guard case .notCompiled(let messages) = outcome else { return [] }
    return messages.map { message in
      let place = message.place.map { place in
        let file = place.file.split(separator: "/").last ?? ""
        return "\(file):\(place.line):\(place.column) "
      }
      return "\(place ?? "")\(message.text)"
    }
  }
}
