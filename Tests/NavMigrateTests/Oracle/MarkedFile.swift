import Foundation
import NavSDK

/// The warnings in one fixture file while its marks are applied to them.
struct MarkedFile {
  let file: String
  private(set) var problems: [String] = []
  private var findings: [ObservedFinding.Key: ExpectedFinding] = [:]
  private let lines: [Substring]

  init(file: String, warnings: Set<ObservedFinding.Key>) {
    self.file = file
    lines = Self.lines(of: file)
    for key in warnings { findings[key] = ExpectedFinding(key) }
  }

  var expected: [ExpectedFinding] { Array(findings.values) }

  /// The lines of a file, without their ends.
  static func lines(of file: String) -> [Substring] {
    let bytes = (try? Data(contentsOf: PackageRoot.url.appendingPathComponent(file))) ?? Data()
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
  }

  mutating func apply(_ marks: [ExpectationMark]) throws {
    for mark in marks {
      switch mark.kind {
      case .expect: expect(mark)
      case .silent: silence(mark)
      case .silentFile: silenceFile(mark)
      }
    }
  }

  private mutating func expect(_ mark: ExpectationMark) {
    guard let key = key(of: mark) else { return }
    let saysMore = mark.confidence != nil || mark.safety != nil || mark.isCarPlay
    if findings[key] != nil, !saysMore {
      problems.append("\(key): the compiler warns already; the mark says nothing")
    }
    var finding = findings[key] ?? ExpectedFinding(key)
    finding.confidence = mark.confidence
    finding.safety = mark.safety
    finding.isCarPlay = mark.isCarPlay
    findings[key] = finding
  }

  private mutating func silence(_ mark: ExpectationMark) {
    guard let key = key(of: mark) else { return }
    if findings.removeValue(forKey: key) == nil {
      problems.append("\(key): the compiler does not warn; the mark says nothing")
    }
  }

  private mutating func silenceFile(_ mark: ExpectationMark) {
    let keys = findings.keys.filter { $0.rule == mark.rule }
    if keys.isEmpty { problems.append("\(file): \(mark.rule) has no warning to be silent about") }
    for key in keys { findings[key] = nil }
  }

  /// The place of the rule's name on the mark's line.
  private mutating func key(of mark: ExpectationMark) -> ObservedFinding.Key? {
    guard lines.indices.contains(mark.line - 1) else {
      problems.append("\(file):\(mark.line): a mark speaks of a line beyond the file's end")
      return nil
    }
    let names = Set(
      LegacyCatalogue.elements.filter { $0.rule == mark.rule }.flatMap(\.swiftNames))
    let columns = Self.columns(of: names, in: ExpectationMark.code(of: lines[mark.line - 1]))
    guard let number = mark.occurrence ?? (columns.count == 1 ? 1 : nil),
      columns.indices.contains(number - 1)
    else {
      problems.append("\(file):\(mark.line): \(columns.count) names of \(mark.rule) on the line")
      return nil
    }
    return ObservedFinding.Key(
      rule: mark.rule, file: file, line: mark.line, column: columns[number - 1])
  }

  /// Byte columns, from 1, at which one of `names` stands as a whole word.
  private static func columns(of names: Set<String>, in line: Substring) -> [Int] {
    var columns: [Int] = []
    var word = ""
    var column = 1
    for character in line + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        if names.contains(word) { columns.append(column - word.utf8.count) }
        word = ""
      }
      column += character.utf8.count
    }
    return columns
  }
}

extension ExpectedFinding {
  init(_ key: ObservedFinding.Key) {
    self.init(rule: key.rule, file: key.file, line: key.line, column: key.column)
  }
}
