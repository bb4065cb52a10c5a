extension Scanner {
  /// Stands for bytes that are not UTF-8.
  static let invalidScalar = UInt32.max

  /// The character that begins at an offset and the number of its bytes. Of bytes that are not
  /// UTF-8, as many are taken as cannot begin or continue another character.
  func decode(_ offset: Int) -> (scalar: UInt32, length: Int) {
    let first = bytes[offset]
    if first < 0x80 { return (UInt32(first), 1) }
    guard first >= 0xC2, first < 0xF5 else {
      var length = 1
      while offset + length < end, !beginsCharacter(bytes[offset + length]) { length += 1 }
      return (Self.invalidScalar, length)
    }
    let count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var scalar = UInt32(first) & (0x7F >> UInt32(count))
    for index in 1..<count {
      guard offset + index < end, bytes[offset + index] & 0xC0 == 0x80 else {
        return (Self.invalidScalar, index)
      }
      scalar = scalar << 6 | UInt32(bytes[offset + index] & 0x3F)
    }
    let least: UInt32 = count == 2 ? 0x80 : count == 3 ? 0x800 : 0x10000
    let isValid = scalar >= least && scalar <= 0x10FFFF && !(0xD800...0xDFFF).contains(scalar)
    return (isValid ? scalar : Self.invalidScalar, count)
  }

  private func beginsCharacter(_ byte: UInt8) -> Bool {
    byte < 0x80 || (byte >= 0xC2 && byte < 0xF5)
  }
}
