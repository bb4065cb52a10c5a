extension ProgramWriter {
  /// A statement that uses what both kinds of views have.
  mutating func writeUse() {
    if dice.chance(20) {
      let type = dice.pick(ProgramType.views)
      let view = value(.optional(type), depth: 2)
      line(dice.pick(optionalUses(view, type)))
    } else if dice.chance(3) {
      writeConditionalUse()
    } else {
      let type = dice.pick(ProgramType.views)
      let other = dice.pick(ProgramType.views)
      writeUse(value(type, depth: 3), type, value(other, depth: 1), other)
    }
  }

  private mutating func writeUse(
    _ view: String, _ type: ProgramType, _ second: String, _ other: ProgramType
  ) {
    let padding = view + member("padding", of: type)
    let secondPadding = second + member("padding", of: other)
    let path = "\\" + member("padding", of: type)
    switch dice.roll(40) {
    case 0, 1, 2: line("\(padding) = .zero")
    case 3: line("\(padding).bottom += 1")
    case 4: line("\(view)\(setting("isNavigationHeaderEnabled", of: type)).toggle()")
    case 5: line("\(view)\(setting("isNavigationFooterEnabled", of: type)) = !flag")
    case 6: line("\(view)\(member("paddingAdjustmentBehavior", of: type)) = .never")
    case 7: line("\(view)\(member("setHeaderAccessory", of: type))(nil)")
    case 8: line("_ = \(view)\(member("navigationFooterLayoutGuide", of: type))")
    case 9: line("print(\(padding), \"\\(\(secondPadding)) and \\(\(padding).top)\")")
    case 10: line("_ = \(view)[keyPath: \(path)]")
    case 11: line("read(\(padding))")
    case 12: line("(\(padding), \(secondPadding)) = (.zero, \(secondPadding))")
    case 13: line("zero(&\(padding))")
    case 14: line("if \(padding) == \(secondPadding), flag { read(\(secondPadding)) }")
    case 15:
      line("\(view)")
      line("  // padding")
      line("  .settings /* padding */")
      line("  \(member("isNavigationHeaderEnabled", of: type)) = true")
    case 16:
      line("_ = [\(view)].map { $0\(member("setHeaderAccessory", of: type)) }")
    case 17: line("_ = [\(view)].map(\(path))")
    case 18:
      line("_ = [\(view)].map { $0\(setting("isNavigationHeaderEnabled", of: type)) }")
    case 19: line("run(\(view)) { $0\(member("padding", of: type)) = \(secondPadding) }")
    case 20:
      let flag = "settings" + member("isNavigationHeaderEnabled", of: type)
      line("do { let settings = \(view).settings; \(flag) = !\(flag) }")
    case 21: line("\(view) <~ { $0\(member("padding", of: type)) = .zero }")
    case 22: line("Lens(\(view))\(member("padding", of: type)) = .zero")
    case 23: line("_ = get(\(view), \\\(setting("isNavigationFooterEnabled", of: type)))")
    case 24: line("defer { \(padding).top = 1 }")
    case 25: line("\(view)\(setting("isNavigationTripProgressBarEnabled", of: type)) = flag")
    case 26: line("\(view)\(member("bottomTrailingButtonsLayoutGuide", of: type)) = nil")
    case 27: line("_ = \(view)\(member("navigationHeaderLayoutGuide", of: type)).topAnchor")
    case 28: line("_ = flag ? \(padding) : \(secondPadding)")
    case 29, 30: writeSearch(in: view, member("padding", of: type))
    case 31:
      line("_ = [\\\(text(type))\(member("padding", of: type))].map { \(view)[keyPath: $0] }")
    case 33: line("_ = \(text(type))\(member("setHeaderAccessory", of: type))")
    case 34:
      escapes += 1
      let inner = value(type, depth: 1) + member("padding", of: type)
      escapes -= 1
      line("_ = Chip().padding(4).onTap { \(inner) = .zero }.padding()")
    case 35: line("_ = \"\".padding(toLength: Int(\(padding).top), withPad: \" \", startingAt: 0)")
    case 36:
      line(
        "_ = \(view).also { $0\(member("padding", of: type)) = .zero }\(member("padding", of: type))"
      )
    case 37:
      line("configure(\(view)) { $0\(setting("isNavigationFooterEnabled", of: type)) = flag }")
    case 38 where !view.contains("{") && !view.contains("try"):
      line("if case \(padding).top = \(secondPadding).top { \(padding).top = 0 }")
    case 32: line("_ = { \(padding) }() == \(secondPadding)")
    default:
      line("switch \(padding) {")
      // The compiler sees no parameters of closures there, and no errors that cannot be.
      let isPlain = !second.contains("{") && !second.contains("try")
      line("case \(isPlain ? secondPadding : "UIEdgeInsets.zero"): break")
      line("default: \(padding) = .zero")
      line("}")
    }
  }

  private mutating func writeSearch(in view: String, _ padding: String) {
    line("do {")
    line("  let views = [\(view)]")
    line(
      "  "
        + dice.pick([
          "_ = views.filter { $0\(padding) == .zero }",
          "_ = views.first(where: { $0\(padding).top > 0 })",
          "_ = views.sorted { $0\(padding).top < $1\(padding).top }",
          "_ = views.max { $0\(padding).top < $1\(padding).top }?\(padding)",
          "_ = views.contains { $0\(padding) == .zero }",
          "_ = views.allSatisfy { view in view\(padding) == .zero }",
          "_ = views.reduce(0) { $0 + $1\(padding).top }",
          "_ = views.lazy.map { $0 }.first?\(padding)",
          "views.forEach { $0\(padding).top = 1 }",
          "_ = views.prefix(1).last?\(padding)",
          "views[0...].first?\(padding) = .zero",
          "_ = Dictionary(grouping: views) { $0\(padding).top }[0]?.first?\(padding)",
        ]))
    line("}")
  }

  /// Uses of which the compiler sees one.
  private mutating func writeConditionalUse() {
    let type = dice.pick(ProgramType.views)
    let (first, second) = (value(type, depth: 1), value(type, depth: 1))
    let condition = dice.pick(["os(Windows)", "NEVER_DEFINED && swift(>=5)", "!canImport(UIKit)"])
    line("#if \(condition)")
    isUnseen = true
    line("  \(first)\(member("padding", of: type)) = .zero")
    isUnseen = false
    line("#else")
    line("  \(second)\(setting("isNavigationHeaderEnabled", of: type)) = false")
    line("#endif")
  }

  private mutating func optionalUses(_ view: String, _ type: ProgramType) -> [String] {
    let padding = member("padding", of: type)
    let header = setting("isNavigationHeaderEnabled", of: type)
    return [
      "\(view)?\(padding) = .zero",
      "\(view)?\(header) = false",
      "_ = \(view).map { $0\(padding) } ?? .zero",
      "_ = \(view)?\(padding).bottom ?? 0",
      "_ = \(view)!\(padding)",
      "\(view)?\(member("setHeaderAccessory", of: type))(nil)",
      "if let map = \(view) { map\(padding) = .zero }",
      "if let tag = \(view), tag\(padding) == .zero { tag\(header) = false }",
      "guard \(view)?\(padding) != .zero else { fatalError() }",
      "_ = \(view).map(\\\(padding))",
      "_ = \(view).flatMap { flag ? $0 : nil }?\(padding)",
      "switch \(view) { case .some(let board): board\(padding) = .zero; case nil: break }",
      "switch \(view) { case let item?: item\(header) = true; case .none: break }",
      "_ = (\(view) as UIView?).flatMap { $0 as? \(text(type)) }?\(padding)",
      "while let value = \(view), flag { value\(padding).left = 2 }",
    ]
  }
}
