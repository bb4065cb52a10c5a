/// The difference of two versions of a file as `git apply` and `patch -p1` read it.
package enum UnifiedDiff {
  private static let context = 3

  /// The patch from `old` to `new`; empty if they are equal. `old` is nil for a file that is new.
  /// Bytes go through unchanged: line endings and invalid UTF-8 included.
  package static func patch(path: String, old: [UInt8]?, new: [UInt8]) -> [UInt8] {
    let before = lines(of: old ?? [])
    let after = lines(of: new)
    let hunks = hunks(before, after)
    guard !hunks.isEmpty || old == nil else { return [] }
    var text = "diff --git \(quoted("a/" + path)) \(quoted("b/" + path))\n"
    if old == nil { text += "new file mode 100644\n" }
    guard !hunks.isEmpty else { return Array(text.utf8) }
    text += "--- \(old == nil ? "/dev/null" : named("a/" + path))\n+++ \(named("b/" + path))\n"
    var result = Array(text.utf8)
    for hunk in hunks { append(hunk, before, after, to: &result) }
    return result
  }

  // MARK: - Lines

  /// The lines of a text with their endings; the last may have none.
  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
    /// Changed lines, in order: old and new ranges that stand for each other.
    var changes: [(old: Range<Int>, new: Range<Int>)]
  }

  private static func hunks(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Hunk] {
    var hunks: [Hunk] = []
    for change in LineDifference.changes(from: old, to: new) {
      let from = max(0, change.old.lowerBound - context)
      let to = min(old.count, change.old.upperBound + context)
      let newFrom = change.new.lowerBound - (change.old.lowerBound - from)
      let newTo = change.new.upperBound + (to - change.old.upperBound)
      if var last = hunks.last, from <= last.old.upperBound {
        last.old = last.old.lowerBound..<to
        last.new = last.new.lowerBound..<newTo
        last.changes.append(change)
        hunks[hunks.count - 1] = last
      } else {
        hunks.append(Hunk(old: from..<to, new: newFrom..<newTo, changes: [change]))
      }
    }
    return hunks
  }

  // MARK: - Text

  private static func append(
    _ hunk: Hunk, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], to result: inout [UInt8]
  ) {
    result += Array("@@ -\(span(hunk.old)) +\(span(hunk.new)) @@\n".utf8)
    var position = hunk.old.lowerBound
    for change in hunk.changes {
      for index in position..<change.old.lowerBound { append(" ", old[index], to: &result) }
      for index in change.old { append("-", old[index], to: &result) }
      for index in change.new { append("+", new[index], to: &result) }
      position = change.old.upperBound
    }
    for index in position..<hunk.old.upperBound { append(" ", old[index], to: &result) }
  }

  private static func append(_ mark: String, _ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
    result += Array(mark.utf8)
    result += line
    if line.last != 0x0A { result += Array("\n\\ No newline at end of file\n".utf8) }
  }

  private static func span(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  /// A path on a line of its own: a tab ends one with spaces.
  private static func named(_ path: String) -> String {
    let quoted = quoted(path)
    return quoted == path && path.contains(" ") ? path + "\t" : quoted
  }

  /// A path with what git quotes in C's way; other paths are themselves.
  private static func quoted(_ path: String) -> String {
    var text = ""
    var isQuoted = false
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        isQuoted = true
        text += "\\" + String(UnicodeScalar(byte))
      case 0x0A: (isQuoted, text) = (true, text + "\\n")
      case 0x09: (isQuoted, text) = (true, text + "\\t")
      case 0x20...0x7E: text += String(UnicodeScalar(byte))
      default:
        isQuoted = true
        text += "\\" + octal(byte)
      }
    }
    return isQuoted ? "\"" + text + "\"" : path
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }
}
