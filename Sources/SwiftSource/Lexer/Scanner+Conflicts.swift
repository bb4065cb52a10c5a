extension Scanner {
  /// Reads a region between conflict markers, or the line of its first marker; false if none
  /// begins here.
  mutating func scanConflictMarker() -> Bool {
    if position < conflictRegionEnd { return scanInnerMarker() }
    let before = byteBefore(position)
    guard before == 0x0A || before == 0x0D || before == 0 else { return false }
    let last: Int?
    if has("<<<<<<< ", at: position), !lacksConflictEnd {
      last = conflictEnd(">>>>>>> ", from: position + 8)
      lacksConflictEnd = last == nil
    } else if has(">>>> ", at: position), !lacksPerforceEnd {
      last = conflictEnd("<<<<\n", from: position + 5)
      lacksPerforceEnd = last == nil
    } else {
      return false
    }
    guard let last else { return false }
    report(.conflictMarker, position..<lineEnd(from: position))
    switch conflicts {
    case .skipped: emit(.conflictMarker, upTo: lineEnd(from: last))
    case .read:
      conflictRegionEnd = last
      emit(.conflictMarker, upTo: lineEnd(from: position))
    }
    return true
  }

  /// Reads the line of a marker inside or at the end of a conflict region whose sides are read.
  mutating func scanInnerMarker() -> Bool {
    let before = byteBefore(position)
    guard position < conflictRegionEnd, before == 0x0A || before == 0x0D else { return false }
    let markers: [StaticString] = [
      "<<<<<<< ", "||||||| ", "=======", ">>>>>>> ", ">>>> ", "==== ", "<<<<\n",
    ]
    guard markers.contains(where: { has($0, at: position) }) else { return false }
    emit(.conflictMarker, upTo: lineEnd(from: position))
    return true
  }

  /// The offset after the marker that ends a conflict region.
  private func conflictEnd(_ marker: StaticString, from start: Int) -> Int? {
    var offset = start
    while offset < end {
      let before = bytes[offset - 1]
      if before == 0x0A || before == 0x0D, has(marker, at: offset) {
        return offset + marker.utf8CodeUnitCount
      }
      offset += 1
    }
    return nil
  }
}
