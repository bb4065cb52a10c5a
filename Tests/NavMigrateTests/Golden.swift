import Foundation
import Testing

/// Output that was looked at once and kept.
enum Golden {
  /// Compares text with the file at `path` of the package. With `NAVMIGRATE_RECORD=1` in the
  /// environment the file is written instead, and the test fails all the same.
  static func expect(
    _ text: String, equals path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = PackageRoot.url.appendingPathComponent(path)
    if ProcessInfo.processInfo.environment["NAVMIGRATE_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("recorded '\(path)'", sourceLocation: sourceLocation)
      return
    }
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      Issue.record(
        "no golden '\(path)'; NAVMIGRATE_RECORD=1 records it", sourceLocation: sourceLocation)
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(lines.count, wanted.count) {
      let line = index < lines.count ? lines[index] : "(nothing)"
      let want = index < wanted.count ? wanted[index] : "(nothing)"
      if line != want {
        Issue.record(
          "\(path):\(index + 1): expected\n\(want)\ngot\n\(line)", sourceLocation: sourceLocation)
        return
      }
    }
  }
}
