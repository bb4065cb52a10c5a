import Foundation
import Testing

/// A document at the top of the package with parts that are made from the code, each between a line
/// `<!-- generated: NAME -->` and the next `<!-- end -->`.
struct GeneratedDocument {
  /// Relative to the package.
  let path: String
  let sections: [(name: String, text: String)]

  /// Compares every part with the code. With `NAVMIGRATE_RECORD=1` in the environment the parts are
  /// written instead, and the test fails all the same.
  func expectUpToDate(sourceLocation: SourceLocation = #_sourceLocation) throws {
    var document = try PackageRoot.text(of: path)
    let isRecording = ProcessInfo.processInfo.environment["NAVMIGRATE_RECORD"] == "1"
    for (name, section) in sections {
      let place = try #require(
        Self.range(of: name, in: document), "\(path) has no part '\(name)'",
        sourceLocation: sourceLocation)
      let text = "\n\(section)\n\n"
      if document[place] == text { continue }
      if isRecording {
        document.replaceSubrange(place, with: text)
      } else {
        Issue.record(
          "\(path): '\(name)' is not what the code says; NAVMIGRATE_RECORD=1 records it",
          sourceLocation: sourceLocation)
      }
    }
    guard isRecording else { return }
    try Data(document.utf8).write(to: PackageRoot.url.appendingPathComponent(path))
    Issue.record("recorded '\(path)'", sourceLocation: sourceLocation)
  }

  /// The document without what is made from the code.
  func handWritten() throws -> String {
    let parts = try PackageRoot.text(of: path).components(separatedBy: "<!-- generated: ")
    let rest = parts.dropFirst().map { part in
      part.range(of: "<!-- end -->").map { String(part[$0.upperBound...]) } ?? part
    }
    return ([parts[0]] + rest).joined()
  }

  /// Where the part of a name stands, without its marks.
  static func range(
    of name: String, in document: String, kind: String = "generated"
  ) -> Range<String.Index>? {
    guard let start = document.range(of: "<!-- \(kind): \(name) -->\n")?.upperBound,
      let end = document.range(of: "<!-- end -->", range: start..<document.endIndex)?.lowerBound
    else { return nil }
    return start..<end
  }
}
