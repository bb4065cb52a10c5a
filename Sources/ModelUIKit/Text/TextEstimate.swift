/// Sizes of text from average letter widths: assumption `text-sizes-are-estimated`.
struct TextEstimate {
  let font: UIFont

  /// The width of a line in points.
  func width(of line: Substring) -> CGFloat {
    let scale = font.pointSize * (font.weight.rawValue > 0.25 ? 1.05 : 1)
    return line.reduce(CGFloat(0)) { $0 + Self.advance(of: $1) } * scale
  }

  /// The size of text on whole pixels.
  ///
  /// - Parameters:
  ///   - width: the width at which lines wrap between words; nil for lines as they are.
  ///   - lineLimit: the most lines there may be; 0 for any number.
  func size(of text: String, width: CGFloat?, lineLimit: Int, grid: PixelGrid) -> CGSize {
    guard !text.isEmpty else { return .zero }
    var widest: CGFloat = 0
    var lines = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let wrapped = wrap(paragraph, at: width)
      widest = max(widest, wrapped.widest)
      lines += wrapped.lines
    }
    if lineLimit > 0 { lines = min(lines, lineLimit) }
    return grid.roundedUp(CGSize(width: widest, height: CGFloat(lines) * font.lineHeight))
  }

  private func wrap(_ paragraph: Substring, at limit: CGFloat?) -> (widest: CGFloat, lines: Int) {
    let whole = width(of: paragraph)
    guard let limit, limit > 0, whole > limit else { return (whole, 1) }
    let space = width(of: " ")
    var widest: CGFloat = 0
    var lines = 1
    var current: CGFloat = 0
    for word in paragraph.split(separator: " ") {
      let length = width(of: word)
      if current > 0, current + space + length > limit {
        lines += 1
        current = 0
      }
      current += (current > 0 ? space : 0) + length
      if current > limit {
        // A word longer than a line is broken between letters.
        let breaks = (current / limit).rounded(.up) - 1
        lines += breaks.isFinite ? Int(min(breaks, 10_000)) : 0
        current -= breaks * limit
        widest = limit
      }
      widest = max(widest, current)
    }
    return (min(widest, limit), lines)
  }

  /// The width of a letter as a part of the point size.
  private static func advance(of letter: Character) -> CGFloat {
    guard letter.isASCII else {
      guard let scalar = letter.unicodeScalars.first else { return 0 }
      return scalar.value >= 0x2E80 ? 1 : 0.58
    }
    switch letter {
    case "i", "j", "l", "I", "!", "'", "|", ".", ",", ":", ";": return 0.26
    case "f", "r", "t", "(", ")", "[", "]", "/", "\\", "-", "\"", " ": return 0.34
    case "m", "w", "M", "W", "@", "%": return 0.86
    case "A"..."Z": return 0.67
    case "0"..."9": return 0.61
    default: return 0.54
    }
  }
}

extension NSAttributedString {
  /// The font at the beginning of the text.
  var leadingFont: UIFont? {
    guard length > 0 else { return nil }
    return attribute(.font, at: 0, effectiveRange: nil) as? UIFont
  }
}

extension NSString {
  /// The estimated size of the text on one line.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    let font = (attributes?[.font] as? UIFont) ?? UIFont.systemFont(ofSize: 12)
    return TextEstimate(font: font).size(
      of: description, width: nil, lineLimit: 0, grid: PixelGrid(scale: 1))
  }
}

extension String {
  /// The estimated size of the text on one line.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    NSString(string: self).size(withAttributes: attributes)
  }
}
