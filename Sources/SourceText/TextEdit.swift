/// A replacement of bytes of one file.
package struct TextEdit: Sendable, Hashable {
  /// The bytes that are replaced; empty for an insertion.
  package let range: Range<Int>
  package let text: String

  package init(range: Range<Int>, text: String) {
    self.range = range
    self.text = text
  }

  /// Whether both change the same bytes, or insert at the same place.
  package func clashes(with other: TextEdit) -> Bool {
    if range.isEmpty && other.range.isEmpty { return range.lowerBound == other.range.lowerBound }
    if range.isEmpty || other.range.isEmpty {
      let (point, span) = range.isEmpty ? (range, other.range) : (other.range, range)
      return span.lowerBound < point.lowerBound && point.lowerBound < span.upperBound
    }
    return range.overlaps(other.range)
  }
}

extension SourceFile {
  /// The bytes of `range` with the edits inside it made. The edits do not clash; those that reach
  /// out of the range are left out.
  package func bytes(_ range: Range<Int>, applying edits: [TextEdit]) -> [UInt8] {
    var result: [UInt8] = []
    var position = range.lowerBound
    let inside = edits.filter {
      $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    for edit in inside.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += bytes[position..<range.upperBound]
    return result
  }
}
