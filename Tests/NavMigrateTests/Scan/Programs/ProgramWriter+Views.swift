extension ProgramWriter {
  /// Names for views, views of the program's own, and types that are named like the SDK's.
  mutating func writeViews() {
    block("enum Names\(number) {") { writer in
      writer.line("typealias Map = GMSMapView")
      writer.line("typealias Label = Tag")
      writer.line("typealias Wide = Board")
    }
    for type in [ProgramType.map, .tag] { writeSubclass(of: type) }
    writeNamesake()
  }

  /// A subclass that uses what it inherits, with and without `self`.
  private mutating func writeSubclass(of type: ProgramType) {
    let name = "\(type == .map ? "Chart" : "Badge")\(number)"
    block("class \(name): \(text(type)) {") { writer in
      writer.line("var tag\(writer.number): Tag?")
      writer.writeInheritedUses("refresh", type)
    }
    block("extension \(name) {") { $0.writeInheritedUses("relay", type) }
    line("")
  }

  private mutating func writeInheritedUses(_ method: String, _ type: ProgramType) {
    let parameter = dice.pick(ProgramWriter.names)
    let parameterType = ProgramType.random(&dice, depth: 1)
    block(
      "func \(method)\(number)(_ \(parameter): \(text(parameterType))) {",
      binding: [parameter: parameterType]
    ) { writer in
      for _ in 0..<3 {
        writer.writeUse()
        writer.writeInheritedUse(type)
      }
      let bound = writer.dice.pick(ProgramWriter.names)
      let view = writer.dice.pick(ProgramType.views)
      let item = writer.value(view, depth: 1)
      writer.block("run(\(item)) { \(bound) in", binding: [bound: view]) {
        $0.writeInheritedUse(type)
      }
      writer.block("func inner() {") { $0.writeInheritedUse(type) }
      writer.line("inner()")
    }
  }

  private mutating func writeInheritedUse(_ type: ProgramType) {
    let padding = member("padding", of: type)
    let header = setting("isNavigationHeaderEnabled", of: type)
    var lines = [
      "self\(padding) = .zero", "self\(header) = flag", "self.me\(padding).top = 1",
      "super\(padding) = .zero", "later { [weak self] in self?\(padding) = .zero }",
      "later { [unowned self] in self\(padding) = .zero }",
      "later { [weak self] in guard let self else { return }; self\(padding) = .zero }",
      "also { $0\(padding) = .zero }",
    ]
    if !isLocal("padding") {
      lines += [
        "\(padding.dropFirst()) = .zero", "read(\(padding.dropFirst()))",
        "do { let padding = \(padding.dropFirst()); read(padding) }",
      ]
    }
    if !isLocal("settings") { lines.append("\(header.dropFirst()).toggle()") }
    line(dice.pick(lines))
  }

  /// A type of the SDK's name in a namespace of the program, used where it hides the SDK's.
  private mutating func writeNamesake() {
    let inside = value(.map, depth: 1)
    block("enum Shadow\(number) {") { writer in
      writer.line(
        "final class GMSMapView { var padding = UIEdgeInsets.zero; var settings = TagSettings() }")
      writer.line("static let map = GMSMapView()")
      writer.line("static func make() -> GMSMapView { map }")
      writer.block("static func work(_ item: GMSMapView) {") { inner in
        inner.line("item.padding = .zero")
        inner.line("make().settings.isNavigationHeaderEnabled = false")
        inner.line("[item].forEach { $0.padding = .zero }")
        inner.line("GoogleNavigation.GMSMapView().\(ProgramFile.mark)padding = .zero")
        inner.line("if let other = item as Any as? GMSMapView { other.padding = .zero }")
      }
    }
    line("func unshadowed\(number)() { \(inside)\(member("padding", of: .map)) = .zero }")
    block("func shadowed\(number)() {") { writer in
      writer.line("Shadow\(writer.number).map.padding = .zero")
      writer.line("Shadow\(writer.number).make().padding.top = 1")
      writer.line("class GMSMapView { var padding = UIEdgeInsets.zero }")
      writer.line("let item = GMSMapView()")
      writer.line("item.padding = .zero")
    }
  }
}
