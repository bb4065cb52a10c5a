import SourceText

extension SourceFile {
  /// The line ending of the file's first line; LF if it has one line.
  package var lineEnding: String {
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if bytes[end] == 0x0A { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == 0x0A ? "\r\n" : "\r"
  }

  /// What stands between a statement that is put before the one at an offset and that one: a new
  /// line with the same indentation if it begins its line, else a semicolon.
  func separator(before offset: Int) -> String {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    let isFirst = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    return isFirst ? lineEnding + text(start..<offset) : "; "
  }
}
