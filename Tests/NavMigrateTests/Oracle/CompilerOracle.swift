import Foundation
import NavSDK

/// What a scan of a fixture group must find: the compiler's deprecation warnings, position by
/// position, corrected by the marks in the files.
enum CompilerOracle {
  struct Verdict: Sendable {
    /// In order of file and position.
    let expected: [ExpectedFinding]
    /// Errors of the compiler and marks that say nothing; empty in a sound group.
    let problems: [String]
    /// Where the compiler warned, before marks.
    let warnings: Set<ObservedFinding.Key>
  }

  /// The verdict on a group, made once.
  static func verdict(on group: FixtureGroup) throws -> Verdict {
    try verdicts.value(for: group) { try judge(group) }
  }

  /// Type-checks files and returns the legacy rules that the compiler warns of, and its errors.
  static func warnings(
    in files: [String], module: String, mode: SwiftCompiler.LanguageMode
  ) throws -> (legacy: Set<ObservedFinding.Key>, errors: [String]) {
    let root = PackageRoot.url.path + "/"
    let paths = files.map { $0.hasPrefix("/") ? $0 : root + $0 }
    let diagnostics = try SwiftCompiler.diagnostics(
      of: paths, module: module, mode: mode, modules: try StandInSDK.folder())
    var legacy: Set<ObservedFinding.Key> = []
    var errors: [String] = []
    for diagnostic in diagnostics {
      let file =
        diagnostic.file.hasPrefix(root)
        ? String(diagnostic.file.dropFirst(root.count)) : diagnostic.file
      switch diagnostic.severity {
      case .error:
        errors.append("\(file):\(diagnostic.line):\(diagnostic.column): \(diagnostic.message)")
      case .warning:
        guard let rule = rule(in: diagnostic.message) else {
          errors.append("\(file):\(diagnostic.line):\(diagnostic.column): \(diagnostic.message)")
          continue
        }
        legacy.insert(
          ObservedFinding.Key(
            rule: rule, file: file, line: diagnostic.line, column: diagnostic.column))
      case .note: continue
      }
    }
    return (legacy, errors)
  }

  private static let verdicts = Memo<FixtureGroup, Verdict>()

  private static func judge(_ group: FixtureGroup) throws -> Verdict {
    var warnings: Set<ObservedFinding.Key> = []
    var problems: [String] = []
    switch group.compilation {
    case .broken: break
    case .mode(let mode):
      (warnings, problems) = try Self.warnings(
        in: group.compiledFiles, module: group.name.replacingOccurrences(of: "-", with: "_"),
        mode: mode)
    }
    var expected: [ExpectedFinding] = []
    for file in group.files {
      var page = MarkedFile(file: file, warnings: warnings.filter { $0.file == file })
      do {
        try page.apply(ExpectationMark.marks(in: MarkedFile.lines(of: file), of: file))
      } catch {
        problems.append("\(error)")
      }
      expected += page.expected
      problems += page.problems
    }
    return Verdict(
      expected: expected.sorted { $0.key < $1.key }, problems: problems, warnings: warnings)
  }

  /// The rule at the end of `'name' is deprecated: rule`.
  static func rule(in message: String) -> RuleID? {
    guard let mark = message.range(of: " is deprecated: ") else { return nil }
    let text = message[mark.upperBound...].prefix { $0.isLowercase || $0 == "-" }
    return RuleCatalogue.rule(RuleID(String(text)))?.id
  }
}

/// Values made once for each key, whichever test asks first.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Key: Value] = [:]

  func value(for key: Key, make: () throws -> Value) rethrows -> Value {
    if let value = lock.withLock({ values[key] }) { return value }
    let value = try make()
    return lock.withLock {
      values[key] = values[key] ?? value
      return values[key] ?? value
    }
  }
}
