import NavSDK
import SwiftSource

/// Which screen a map is shown on, as far as its origin tells.
enum MapScreen: Hashable {
  case device, carPlay
  /// Some of the ways it is made are a CarPlay map's.
  case either
  case unknown
}

extension MapOrigin {
  /// The screen of the map that a declaration holds, as far as the declaration alone tells: what it
  /// is made from, and whether it is part of a CarPlay scene.
  func screen(ofDeclaration key: DeclarationKey) -> MapScreen {
    let declaration = resolver.index[key]
    if resolver.index.files[key.file].isPlatform { return .unknown }
    var makers = assignedValues(of: key, declaration)
    if case .expression(let id, _) = declaration.origin {
      makers.append(Resolver.ExpressionKey(file: key.file, id: id))
    }
    let screens = Set(makers.compactMap { screen(ofMade: $0, steps: 0) })
    if isCarPlayPlace(file: key.file, scope: declaration.scope) {
      return screens.contains(.either) ? .either : .carPlay
    }
    if screens.isEmpty {
      let isOutlet = declaration.attributes.contains { $0.type.isPlain("IBOutlet") }
      return isOutlet ? .device : .unknown
    }
    return screens.count == 1 ? screens.first ?? .unknown : .either
  }

  /// What is assigned to a variable in its own file.
  private func assignedValues(
    of key: DeclarationKey, _ declaration: Declaration
  ) -> [Resolver.ExpressionKey] {
    resolver.assignments(to: declaration.name.text, inFile: key.file).compactMap { left, right in
      let target = Resolver.ExpressionKey(file: key.file, id: left)
      guard resolver.declaration(namedBy: target) == key else { return nil }
      return Resolver.ExpressionKey(file: key.file, id: right)
    }
  }

  /// From value to value no more steps are taken: what is made may be said to be made of itself.
  private static let mostSteps = 12

  /// The screen of a map that an expression makes; nil if it makes none.
  private func screen(ofMade key: Resolver.ExpressionKey, steps: Int) -> MapScreen? {
    guard steps < MapOrigin.mostSteps else { return nil }
    let outline = resolver.outline(key.file)
    switch outline[key.id].form {
    case .effect(let inner), .forceUnwrap(let inner), .cast(let inner, _, _):
      return screen(
        ofMade: Resolver.ExpressionKey(file: key.file, id: inner), steps: steps + 1)
    case .call(let callee, let arguments):
      if case .closure(let scope) = outline[callee].form {
        return screen(
          ofResults: outline[scope].results, file: key.file, steps: steps + 1)
      }
      let calleeKey = Resolver.ExpressionKey(file: key.file, id: callee)
      guard case .metatype(let made) = resolver.type(of: calleeKey), isMap(made) else { return nil }
      guard let options = arguments.first(where: { $0.label?.text == "options" })?.value else {
        return .device
      }
      return screen(ofOptions: options, key)
    default:
      return nil
    }
  }

  private func screen(ofResults results: [ExpressionID], file: Int, steps: Int) -> MapScreen? {
    let outline = resolver.outline(file)
    for result in results {
      let key = Resolver.ExpressionKey(file: file, id: result)
      if let made = screen(ofMade: key, steps: steps) { return made }
      guard case .name(let name, _) = outline[result].form,
        let found = resolver.lookUp(name.text, at: resolver.place(of: key)).first,
        case .expression(let value, _) = resolver.index[found.key].origin
      else { continue }
      return screen(
        ofMade: Resolver.ExpressionKey(file: found.key.file, id: value), steps: steps + 1)
    }
    return nil
  }

  /// Whether `options.screen` is assigned before the map is made, and what.
  private func screen(ofOptions options: ExpressionID, _ making: Resolver.ExpressionKey)
    -> MapScreen
  {
    let outline = resolver.outline(making.file)
    guard case .name(let name, _) = outline[options].form else { return .device }
    var screens: Set<MapScreen> = []
    for (left, right) in resolver.assignments(to: "screen", inFile: making.file) {
      guard case .member(let base?, _, _) = outline[left].form,
        case .name(let other, _) = outline[base].form, other.text == name.text,
        resolver.declaration(namedBy: .init(file: making.file, id: base))
          == resolver.declaration(namedBy: .init(file: making.file, id: options))
      else { continue }
      let value = screen(ofValue: Resolver.ExpressionKey(file: making.file, id: right))
      let isConditional = outline[left].scope != outline[making.id].scope
      screens.insert(isConditional && value == .carPlay ? .either : value)
    }
    if screens.isEmpty { return .device }
    return screens.count == 1 ? screens.first ?? .device : .either
  }

  /// `UIScreen.main` is the device's; a screen reached through a CarPlay object is the car's; of
  /// another value it is not known.
  private func screen(ofValue key: Resolver.ExpressionKey) -> MapScreen {
    let outline = resolver.outline(key.file)
    if case .member(let base, let name, _) = outline[key.id].form, name.text == "main",
      base.map({ resolver.index.files[key.file].source.text(outline[$0].range) }) ?? "UIScreen"
        == "UIScreen"
    {
      return .device
    }
    var current: ExpressionID? = key.id
    while let id = current {
      let type = resolver.fullyUnwrapped(
        resolver.type(of: Resolver.ExpressionKey(file: key.file, id: id)))
      if isCarPlayType(type) { return .carPlay }
      switch outline[id].form {
      case .member(let base, _, _): current = base
      case .chain(let inner), .forceUnwrap(let inner): current = inner
      default: current = nil
      }
    }
    return .either
  }

  private func isCarPlayType(_ type: SemanticType) -> Bool {
    resolver.lineage(of: type).contains { ancestor in
      guard case .nominal(let id, _) = ancestor else { return false }
      let record = resolver.index[id]
      let isOwn = record.declaration.map { !resolver.index.files[$0.file].isPlatform } ?? false
      return !isOwn && record.name.hasPrefix("CP") && AppleNames.contains(record.name)
    }
  }

  /// Whether a place stands in a type that is part of a CarPlay scene.
  func isCarPlayPlace(file: Int, scope: ScopeID) -> Bool {
    resolver.selfType(at: file, scope: scope).map { isCarPlayType($0) } ?? false
  }
}
