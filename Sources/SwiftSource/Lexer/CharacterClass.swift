/// Which characters may stand where in Swift's lexical grammar.
enum CharacterClass {
  /// `A-Z a-z 0-9 _ $`, one bit a byte.
  static let wordLow: UInt64 = 0x03FF_0010_0000_0000
  static let wordHigh: UInt64 = 0x07FF_FFFE_87FF_FFFE
  /// `/ = - + * % < > ! & | ^ ~ . ?`
  static let operatorLow: UInt64 = 0xF000_EC62_0000_0000
  static let operatorHigh: UInt64 = 0x5000_0000_4000_0000

  @inline(__always)
  static func bit(_ byte: UInt8, _ low: UInt64, _ high: UInt64) -> Bool {
    byte < 128 && ((byte < 64 ? low : high) >> UInt64(byte & 63)) & 1 != 0
  }

  @inline(__always)
  static func continuesWord(_ byte: UInt8) -> Bool { bit(byte, wordLow, wordHigh) }

  @inline(__always)
  static func isOperator(_ byte: UInt8) -> Bool { bit(byte, operatorLow, operatorHigh) }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always)
  static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }

  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Whether a character outside ASCII may continue a word.
  static func continuesWord(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
      0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
      0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
      0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
      true
    case 0x10000...0xEFFFF: scalar & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  /// Whether a character outside ASCII may begin a word.
  static func beginsWord(_ scalar: UInt32) -> Bool {
    isCombining(scalar) ? false : continuesWord(scalar)
  }

  static func isCombining(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }

  /// Whether a character outside ASCII may begin an operator.
  static func beginsOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3030:
      true
    default: false
    }
  }

  /// Whether a character outside ASCII may continue an operator.
  static func continuesOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    default: beginsOperator(scalar) || isCombining(scalar)
    }
  }
}
