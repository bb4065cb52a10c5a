import SourceText

/// Finds for places in a changed text where they were before.
struct EditMap {
  /// In order.
  private let edits: [TextEdit]

  init(_ edits: [TextEdit]) {
    self.edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The place before the change; for one in new text all that the text stands for.
  func range(before offset: Int) -> ClosedRange<Int> {
    var shift = 0
    for edit in edits {
      let start = edit.range.lowerBound + shift
      if offset < start { break }
      let end = start + edit.text.utf8.count
      if offset < end {
        return edit.range.lowerBound...edit.range.upperBound
      }
      shift += edit.text.utf8.count - edit.range.count
    }
    return (offset - shift)...(offset - shift)
  }
}
