import NavSDK
import SwiftSource

/// Which screen a map is shown on, as far as its origin tells.
enum MapScreen: Hashable {
  case device, carPlay
  /// Some of the ways it is made are a CarPlay map's.
  case either
  case unknown
}

/// Follows the receiver of a use back to the map it belongs to.
struct MapOrigin {
  let resolver: Resolver

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// What a map is reached by.
  enum Map {
    /// The expression of the map view.
    case expression(Resolver.ExpressionKey)
    /// The map itself, inside a subclass or extension of the map view.
    case implicitSelf
  }

  /// The map whose element is used; nil where only its settings are known.
  func map(of candidate: UseFinder.Candidate) -> Map? {
    guard let base = candidate.base else { return .implicitSelf }
    let key = Resolver.ExpressionKey(file: candidate.file, id: base)
    if candidate.element.owner != "GMSUISettings" { return .expression(key) }
    return mapOfSettings(key, steps: 0)
  }

  /// `map.settings`, or a constant that was made from it.
  private func mapOfSettings(_ key: Resolver.ExpressionKey, steps: Int) -> Map? {
    guard steps < 8 else { return nil }
    let outline = resolver.outline(key.file)
    func next(_ id: ExpressionID) -> Map? {
      mapOfSettings(Resolver.ExpressionKey(file: key.file, id: id), steps: steps + 1)
    }
    switch outline[key.id].form {
    case .chain(let inner), .forceUnwrap(let inner), .effect(let inner):
      return next(inner)
    case .tuple(let elements) where elements.count == 1:
      return next(elements[0].value)
    case .member(let base?, let name, _) where name.text == "settings":
      let map = Resolver.ExpressionKey(file: key.file, id: base)
      return isMap(resolver.type(of: map)) ? .expression(map) : nil
    case .name(let name, _):
      let place = resolver.place(of: key)
      guard let found = resolver.lookUp(name.text, at: place).first else { return nil }
      if resolver.isSDK(found.key, owner: "GMSMapView") { return .implicitSelf }
      let declaration = resolver.index[found.key]
      guard case .expression(let value, let bindings) = declaration.origin, declaration.isLet,
        bindings.allSatisfy(\.isUnwrap)
      else { return nil }
      return mapOfSettings(
        Resolver.ExpressionKey(file: found.key.file, id: value), steps: steps + 1)
    default:
      return nil
    }
  }

  /// How the map is reached from the name that is used.
  func access(of candidate: UseFinder.Candidate) -> LegacyUse.Access {
    switch candidate.use.form {
    case .conformance, .implementation, .override, .key: return .none
    case .keyPath: return keyPathAccess(candidate)
    case .read, .write, .modify, .toggle, .call, .reference: break
    }
    guard candidate.element.owner == "GMSUISettings" else { return .map }
    guard let base = candidate.base else { return .none }
    return settingsAccess(Resolver.ExpressionKey(file: candidate.file, id: base))
  }

  private func keyPathAccess(_ candidate: UseFinder.Candidate) -> LegacyUse.Access {
    guard candidate.element.owner == "GMSUISettings" else { return .map }
    guard let id = candidate.expression,
      case .keyPath(_, let components) = resolver.outline(candidate.file)[id].form
    else { return .none }
    var previous: Name?
    for case .property(let name) in components {
      if name.range == candidate.name, let previous, previous.text == "settings" {
        return .settings(previous.range)
      }
      previous = name
    }
    return .none
  }

  private func settingsAccess(_ key: Resolver.ExpressionKey) -> LegacyUse.Access {
    let outline = resolver.outline(key.file)
    switch outline[key.id].form {
    case .chain(let inner), .forceUnwrap(let inner), .effect(let inner):
      return settingsAccess(Resolver.ExpressionKey(file: key.file, id: inner))
    case .tuple(let elements) where elements.count == 1:
      return settingsAccess(Resolver.ExpressionKey(file: key.file, id: elements[0].value))
    case .member(let base?, let name, _) where name.text == "settings":
      let type = resolver.type(of: Resolver.ExpressionKey(file: key.file, id: base))
      return isMap(type) ? .settings(name.range) : .none
    case .name(let name, _):
      let found = resolver.lookUp(name.text, at: resolver.place(of: key)).first
      if let found, resolver.isSDK(found.key, owner: "GMSMapView") { return .settings(name.range) }
      guard case .expression(let map)? = mapOfSettings(key, steps: 0), isRepeatable(map) else {
        return .none
      }
      let source = resolver.index.files[map.file].source
      return .alias(
        receiver: name.range, map: source.text(resolver.outline(map.file)[map.id].range))
    default:
      return .none
    }
  }

  /// Whether an expression means the same each time it is written: names and members only.
  private func isRepeatable(_ key: Resolver.ExpressionKey) -> Bool {
    let outline = resolver.outline(key.file)
    switch outline[key.id].form {
    case .name(let name, _):
      return !name.text.hasPrefix("$")
    case .member(let base?, _, _):
      return isRepeatable(Resolver.ExpressionKey(file: key.file, id: base))
    case .chain(let inner), .forceUnwrap(let inner):
      return isRepeatable(Resolver.ExpressionKey(file: key.file, id: inner))
    default:
      return false
    }
  }

  private func isMap(_ type: SemanticType) -> Bool {
    resolver.inherits(resolver.fullyUnwrapped(type), from: "GMSMapView")
  }

  // MARK: - Screens

  func screen(of candidate: UseFinder.Candidate) -> MapScreen {
    guard candidate.use.form != .conformance, candidate.use.form != .implementation else {
      return .device
    }
    if isCarPlayPlace(file: candidate.file, scope: candidate.scope) { return .carPlay }
    guard case .expression(let key)? = map(of: candidate) else { return .unknown }
    return screen(ofMap: key)
  }

  private func screen(ofMap key: Resolver.ExpressionKey) -> MapScreen {
    let outline = resolver.outline(key.file)
    switch outline[key.id].form {
    case .chain(let inner), .forceUnwrap(let inner), .effect(let inner):
      return screen(ofMap: Resolver.ExpressionKey(file: key.file, id: inner))
    case .name(let name, _):
      guard let found = resolver.lookUp(name.text, at: resolver.place(of: key)).first else {
        return .unknown
      }
      return screen(ofDeclaration: found.key)
    case .member(let base?, let name, _):
      let type = resolver.type(of: Resolver.ExpressionKey(file: key.file, id: base))
      guard let found = resolver.valueMembers(named: name.text, of: type).first else {
        return .unknown
      }
      return screen(ofDeclaration: found.key)
    default:
      return .unknown
    }
  }

  private func screen(ofDeclaration key: DeclarationKey) -> MapScreen {
    let declaration = resolver.index[key]
    if resolver.index.files[key.file].isPlatform { return .unknown }
    if isCarPlayPlace(file: key.file, scope: declaration.scope) { return .carPlay }
    var makers = makers(ofVariable: key, declaration)
    if case .expression(let id, _) = declaration.origin {
      makers.append(Resolver.ExpressionKey(file: key.file, id: id))
    }
    let screens = makers.map { isMadeForScreen($0) }
    guard screens.contains(true) else { return .device }
    return screens.allSatisfy { $0 } ? .carPlay : .either
  }

  /// What is assigned to a variable in its own file.
  private func makers(
    ofVariable key: DeclarationKey, _ declaration: Declaration
  ) -> [Resolver.ExpressionKey] {
    let outline = resolver.outline(key.file)
    var found: [Resolver.ExpressionKey] = []
    for expression in outline.expressions {
      guard case .binary(let op, let left, let right) = expression.form, op.text == "=" else {
        continue
      }
      switch outline[left].form {
      case .name(let name, _), .member(_, let name, _):
        if name.text == declaration.name.text {
          found.append(Resolver.ExpressionKey(file: key.file, id: right))
        }
      default:
        break
      }
    }
    return found
  }

  /// Whether a map is made with options that name a screen other than the device's.
  private func isMadeForScreen(_ key: Resolver.ExpressionKey) -> Bool {
    let outline = resolver.outline(key.file)
    guard case .call(_, let arguments) = outline[key.id].form,
      let options = arguments.first(where: { $0.label?.text == "options" })?.value
    else {
      if case .name(let name, _) = outline[key.id].form,
        let found = resolver.lookUp(name.text, at: resolver.place(of: key)).first,
        case .expression(let value, _) = resolver.index[found.key].origin, value != key.id
      {
        return isMadeForScreen(Resolver.ExpressionKey(file: found.key.file, id: value))
      }
      return false
    }
    guard case .name(let name, _) = outline[options].form else { return false }
    return outline.expressions.contains { expression in
      guard case .binary(let op, let left, let right) = expression.form, op.text == "=",
        case .member(let base?, let member, _) = outline[left].form, member.text == "screen",
        case .name(let other, _) = outline[base].form, other.text == name.text
      else { return false }
      let text = resolver.index.files[key.file].source.text(outline[right].range)
      return text != "UIScreen.main" && text != ".main"
    }
  }

  /// Whether a place stands in a type that is part of a CarPlay scene.
  private func isCarPlayPlace(file: Int, scope: ScopeID) -> Bool {
    guard let own = resolver.selfType(at: file, scope: scope) else { return false }
    return resolver.lineage(of: own).contains { ancestor in
      guard case .nominal(let id, _) = ancestor else { return false }
      let record = resolver.index[id]
      let isPlatform = record.declaration.map { resolver.index.files[$0.file].isPlatform } ?? true
      return isPlatform && record.name.hasPrefix("CP") && AppleNames.contains(record.name)
    }
  }
}

extension Declaration.BindingStep {
  var isUnwrap: Bool {
    if case .unwrap = self { true } else { false }
  }
}
