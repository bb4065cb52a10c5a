import NavSDK
import SwiftSource

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
    return accessOfAssigned(id, candidate)
  }

  /// `assign(to: \.flag, on: map.settings)`: the way to the map stands beside the key path.
  private func accessOfAssigned(
    _ id: ExpressionID, _ candidate: UseFinder.Candidate
  ) -> LegacyUse.Access {
    let outline = resolver.outline(candidate.file)
    guard let parent = outline[id].parent, case .call(_, let arguments) = outline[parent].form,
      arguments.count == 2, arguments[0].label?.text == "to", arguments[0].value == id,
      arguments[1].label?.text == "on"
    else { return .none }
    return settingsAccess(
      Resolver.ExpressionKey(file: candidate.file, id: arguments[1].value))
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
      return settingsConstant(usedAt: key).map { .constant($0) } ?? .none
    default:
      return .none
    }
  }

  /// Whether an expression means the same each time it is written: names and members only.
  func isRepeatable(_ key: Resolver.ExpressionKey) -> Bool {
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

  func isMap(_ type: SemanticType) -> Bool {
    resolver.inherits(resolver.fullyUnwrapped(type), from: "GMSMapView")
  }
}

extension Resolver {
  /// The declaration that a name or member expression names.
  func declaration(namedBy key: ExpressionKey) -> DeclarationKey? {
    switch outline(key.file)[key.id].form {
    case .name(let name, _):
      return lookUp(name.text, at: place(of: key)).first?.key
    case .member(let base?, let name, _):
      let type = type(of: ExpressionKey(file: key.file, id: base))
      return valueMembers(named: name.text, of: type).first?.key
    case .chain(let inner), .forceUnwrap(let inner):
      return declaration(namedBy: ExpressionKey(file: key.file, id: inner))
    default:
      return nil
    }
  }
}

extension Declaration.BindingStep {
  var isUnwrap: Bool {
    if case .unwrap = self { true } else { false }
  }
}
