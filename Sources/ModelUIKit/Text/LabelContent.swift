/// The text of a label and what decides its size.
struct LabelContent: Equatable {
  private(set) var text: String?
  private(set) var attributed: NSAttributedString?
  var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var lineLimit = 1
  var preferredWidth: CGFloat = 0

  mutating func setText(_ text: String?) {
    self.text = text
    attributed = nil
  }

  mutating func setAttributed(_ text: NSAttributedString?) {
    attributed = text
    self.text = text?.string
  }

  func size(wrappedAt width: CGFloat?, grid: PixelGrid) -> CGSize {
    let estimate = TextEstimate(font: attributed?.leadingFont ?? font)
    let text = text ?? ""
    guard lineLimit == 1 else {
      return estimate.size(of: text, width: width, lineLimit: max(0, lineLimit), grid: grid)
    }
    let line = String(text.prefix { $0 != "\n" })
    return estimate.size(of: line, width: nil, lineLimit: 1, grid: grid)
  }
}
