/// Turns a wireframe into SVG text.
struct WireframeDrawing {
  /// The longer side of a screen in the drawing.
  private static let screenLength = 600.0
  private static let margin = 24.0
  private static let bezel = 10.0
  private static let rowHeight = 17.0

  private let wireframe: Wireframe
  /// Units of the drawing a point.
  private let scale: Double
  /// Names in the order of their numbers.
  private let names: [String]
  private var lines: [String] = []

  init(_ wireframe: Wireframe) {
    self.wireframe = wireframe
    scale = Self.screenLength / max(wireframe.screen.width, wireframe.screen.height, 1)
    var seen: Set<String> = []
    names = wireframe.panels.flatMap { $0.boxes }.map { $0.name }.filter {
      seen.insert($0).inserted
    }
  }

  private var screenSize: (width: Double, height: Double) {
    (wireframe.screen.width * scale, wireframe.screen.height * scale)
  }

  private var headHeight: Double { wireframe.panels.contains { !$0.caption.isEmpty } ? 82 : 62 }

  private var panelWidth: Double { screenSize.width + 2 * Self.bezel + Self.margin }

  private var listWidth: Double { wireframe.panels.count > 1 ? 500 : 330 }

  private var width: Double {
    Self.margin + panelWidth * Double(wireframe.panels.count) + listWidth + Self.margin
  }

  func text() -> String {
    var drawing = self
    drawing.draw()
    return drawing.lines.joined(separator: "\n") + "\n"
  }

  private mutating func draw() {
    let list = Double(names.count + 2) * Self.rowHeight
    let screen = screenSize.height + 2 * Self.bezel
    let notesTop = headHeight + max(screen, list) + Self.margin
    let notes = noteLines()
    let height = notesTop + Double(notes.count) * Self.rowHeight + Self.margin
    begin(width: width, height: height)
    label(wireframe.title, x: Self.margin, y: 30, size: 18, weight: "bold")
    label(wireframe.subtitle, x: Self.margin, y: 48, size: 12, fill: "#555")
    for (index, panel) in wireframe.panels.enumerated() {
      draw(panel, x: Self.margin + Double(index) * panelWidth)
    }
    drawList(x: Self.margin + panelWidth * Double(wireframe.panels.count))
    for (index, note) in notes.enumerated() {
      let y = notesTop + Double(index) * Self.rowHeight
      label(
        note.text, x: Self.margin, y: y, size: 12, weight: note.weight,
        fill: WireframeColor.text(note.mark))
    }
    lines.append("</svg>")
  }

  private mutating func begin(width: Double, height: Double) {
    let size = "\(SVG.number(width)) \(SVG.number(height))"
    lines += [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" "
        + "width=\"\(SVG.number(width))\" height=\"\(SVG.number(height))\" "
        + "font-family=\"Helvetica, Arial, sans-serif\">",
      "<title>\(SVG.escaped("\(wireframe.title) \(wireframe.subtitle)"))</title>",
      "<defs><pattern id=\"hatch\" width=\"9\" height=\"9\" patternUnits=\"userSpaceOnUse\" "
        + "patternTransform=\"rotate(45)\"><path d=\"M0 0V9\" stroke=\"#3d6fb6\" "
        + "stroke-width=\"1.6\" stroke-opacity=\"0.35\"/></pattern></defs>",
      "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
    ]
  }

  // MARK: A screen

  private mutating func draw(_ panel: Wireframe.Panel, x: Double) {
    let (width, height) = screenSize
    let top = headHeight
    if !panel.caption.isEmpty {
      label(panel.caption, x: x + width / 2 + Self.bezel, y: top - 4, size: 12, anchor: "middle")
    }
    rect(x, top, width + 2 * Self.bezel, height + 2 * Self.bezel, "rx=\"16\" fill=\"#2b2b2b\"")
    let origin = (x: x + Self.bezel, y: top + Self.bezel)
    rect(origin.x, origin.y, width, height, "rx=\"6\" fill=\"#eef0ea\"")
    let clip = "screen\(Int(x))"
    lines.append("<clipPath id=\"\(clip)\">")
    rect(origin.x, origin.y, width, height, "rx=\"6\"")
    lines.append("</clipPath>")
    lines.append("<g clip-path=\"url(#\(clip))\">")
    for box in panel.boxes { draw(box, origin) }
    // What is wrong shows, also where something covers it.
    for box in panel.boxes where box.mark != .plain { outline(box, origin) }
    lines.append("</g>")
    drawSafeArea(origin)
  }

  private mutating func drawSafeArea(_ origin: (x: Double, y: Double)) {
    let safe = wireframe.screen.safeArea
    let (width, height) = screenSize
    rect(
      origin.x + safe.left * scale, origin.y + safe.top * scale,
      width - (safe.left + safe.right) * scale, height - (safe.top + safe.bottom) * scale,
      "fill=\"none\" stroke=\"#9a5bc2\" stroke-width=\"1\" stroke-dasharray=\"5 4\"")
  }

  private mutating func draw(_ box: Wireframe.Box, _ origin: (x: Double, y: Double)) {
    let x = origin.x + box.frame[0] * scale
    let y = origin.y + box.frame[1] * scale
    let (width, height) = (box.frame[2] * scale, box.frame[3] * scale)
    guard width > 0, height > 0 else { return }
    rect(x, y, width, height, style(of: box))
    let color =
      box.mark == .plain && box.kind == .container ? "#8a8a8a" : WireframeColor.text(box.mark)
    switch box.kind {
    case .container: label(numberText(box), x: x + 3, y: y + 11, size: 9, fill: color)
    case .viewport, .sdk, .own:
      let text = fitting(box, width: width, height: height)
      let size = min(11, max(7, height - 2))
      for (index, line) in text.enumerated() {
        let middle = y + height / 2 + size * 0.36
        let offset = (Double(index) - Double(text.count - 1) / 2) * (size + 3)
        label(line, x: x + width / 2, y: middle + offset, size: size, anchor: "middle", fill: color)
      }
    }
  }

  private mutating func outline(_ box: Wireframe.Box, _ origin: (x: Double, y: Double)) {
    rect(
      origin.x + box.frame[0] * scale, origin.y + box.frame[1] * scale, box.frame[2] * scale,
      box.frame[3] * scale,
      "rx=\"3\" fill=\"none\" \(WireframeColor.stroke(box.mark)) stroke-dasharray=\"7 3\"")
  }

  private func style(of box: Wireframe.Box) -> String {
    let stroke = box.mark == .plain ? nil : WireframeColor.stroke(box.mark)
    switch box.kind {
    case .viewport:
      return "fill=\"url(#hatch)\" " + (stroke ?? "stroke=\"#3d6fb6\" stroke-width=\"1\"")
    case .sdk:
      return "rx=\"4\" fill=\"\(WireframeColor.of(box.name))\" fill-opacity=\"0.92\" "
        + (stroke ?? "stroke=\"#333\" stroke-width=\"0.8\"")
    case .own:
      return "rx=\"3\" fill=\"#cfe3ff\" fill-opacity=\"0.92\" "
        + (stroke ?? "stroke=\"#1f5fbf\" stroke-width=\"1\"")
    case .container:
      return "fill=\"none\" stroke-dasharray=\"2 3\" "
        + (stroke ?? "stroke=\"#8a8a8a\" stroke-width=\"0.8\"")
    }
  }

  /// As much of number, name and size as there is room for.
  private func fitting(_ box: Wireframe.Box, width: Double, height: Double) -> [String] {
    let number = numberText(box)
    let name = "\(number) \(box.name)"
    let size = "\(SVG.number(box.frame[2])) × \(SVG.number(box.frame[3]))"
    let isWide = { (text: String) in SVG.width(of: text, size: 11) <= width - 4 }
    if isWide("\(name) · \(size)"), height >= 12 { return ["\(name) · \(size)"] }
    if isWide(name), isWide(size), height >= 30 { return [name, size] }
    if isWide(name), height >= 12 { return [name] }
    if isWide(size), height >= 30 { return [number, size] }
    return [number]
  }

  private func numberText(_ box: Wireframe.Box) -> String {
    "\((names.firstIndex(of: box.name) ?? 0) + 1)"
  }

  // MARK: The list

  private mutating func drawList(x: Double) {
    var y = headHeight + 12
    let columns = wireframe.panels.indices.map { x + 190 + Double($0) * 160 }
    for (column, panel) in zip(columns, wireframe.panels) where !panel.caption.isEmpty {
      label(panel.caption, x: column, y: y, size: 11, weight: "bold")
    }
    label("x, y · width × height", x: columns.first ?? x, y: y + 14, size: 10, fill: "#777")
    y += 14 + Self.rowHeight
    for (index, name) in names.enumerated() {
      let boxes = wireframe.panels.map { panel in panel.boxes.first { $0.name == name } }
      let mark = boxes.compactMap { $0?.mark }.max() ?? .plain
      let fill = WireframeColor.text(mark)
      if let box = boxes.compactMap({ $0 }).first { rect(x, y - 9, 11, 11, style(of: box)) }
      label(
        "\(index + 1)  \(Self.shortened(name))", x: x + 18, y: y, size: 11,
        weight: mark == .plain ? "normal" : "bold", fill: fill)
      var last: String?
      for (column, box) in zip(columns, boxes) {
        let place = box.map(Self.place) ?? "–"
        label(
          place == last ? "same" : place, x: column, y: y, size: 11,
          fill: place == last ? "#777" : fill)
        last = place
      }
      y += Self.rowHeight
    }
    label(legend, x: x, y: y + 4, size: 10, fill: "#777")
  }

  private var legend: String {
    let marks = wireframe.panels.flatMap { $0.boxes }.map { $0.mark }
    var parts = ["dashed violet: safe area", "hatched: what the camera frames"]
    guard wireframe.panels.count > 1 else { return parts.joined(separator: "; ") }
    if marks.contains(.wrong) { parts.append("red: different") }
    if marks.contains(.accepted) { parts.append("amber: different, accepted") }
    return parts.joined(separator: "; ")
  }

  /// A name that fits into its column.
  private static func shortened(_ name: String) -> String {
    name.count > 24 ? name.prefix(22) + "…" : name
  }

  private static func place(_ box: Wireframe.Box) -> String {
    let numbers = box.frame.map(SVG.number)
    return "\(numbers[0]), \(numbers[1]) · \(numbers[2]) × \(numbers[3])"
  }

  // MARK: Notes

  private func noteLines() -> [(text: String, weight: String, mark: Wireframe.Mark)] {
    let limit = max(40, Int((width - 2 * Self.margin) / 6.4))
    return wireframe.notes.flatMap { note in
      [(note.label, "bold", note.mark)]
        + SVG.wrapped(note.text, at: limit).map { ("   " + $0, "normal", note.mark) }
    }
  }

  // MARK: Elements

  private mutating func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ style: String
  ) {
    lines.append(
      "<rect x=\"\(SVG.number(x))\" y=\"\(SVG.number(y))\" width=\"\(SVG.number(max(0, width)))\" "
        + "height=\"\(SVG.number(max(0, height)))\" \(style)/>")
  }

  private mutating func label(
    _ text: String, x: Double, y: Double, size: Double, anchor: String = "start",
    weight: String = "normal", fill: String = "#1d1d1d"
  ) {
    let place = "x=\"\(SVG.number(x))\" y=\"\(SVG.number(y))\""
    lines.append(
      "<text \(place) font-size=\"\(SVG.number(size))\" text-anchor=\"\(anchor)\" "
        + "font-weight=\"\(weight)\" fill=\"\(fill)\">\(SVG.escaped(text))</text>")
  }
}
