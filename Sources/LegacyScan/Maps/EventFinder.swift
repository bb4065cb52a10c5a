import NavSDK
import SourceText
import SwiftSource

/// Finds the events of a project's maps.
struct EventFinder {
  let resolver: Resolver
  let groups: MapGroups
  private(set) var events: [MapEvent] = []

  init(_ resolver: Resolver, _ groups: MapGroups) {
    self.resolver = resolver
    self.groups = groups
    for (file, entry) in resolver.index.files.enumerated() where !entry.isPlatform {
      for index in entry.outline.expressions.indices {
        find(Resolver.ExpressionKey(file: file, id: ExpressionID(index)), entry.outline)
      }
    }
  }

  private mutating func find(_ key: Resolver.ExpressionKey, _ outline: Outline) {
    switch outline[key.id].form {
    case .member(let base?, let name, _):
      find(name, base: Resolver.ExpressionKey(file: key.file, id: base), key, outline)
    case .name(let name, _):
      findImplicit(name, key, outline)
    case .keyPath(let root, let components):
      findKeyPath(root, components, key)
    case .call(let callee, let arguments):
      findListener(callee, arguments, key, outline)
    default:
      break
    }
  }

  private mutating func find(
    _ name: Name, base: Resolver.ExpressionKey, _ key: Resolver.ExpressionKey, _ outline: Outline
  ) {
    guard let kind = kind(of: name, key, outline, mapEnd: outline[base.id].range.upperBound) else {
      return
    }
    let type = resolver.fullyUnwrapped(resolver.type(of: base))
    guard resolver.inherits(type, from: "GMSMapView") else { return }
    if kind.enables, isInstalled(base, outline) {
      add(.enablesNavigationInstalled, name.range, key.file, unit: groups.unit(ofMap: base))
      return
    }
    add(kind, name.range, key.file, unit: groups.unit(ofMap: base))
  }

  private mutating func findImplicit(
    _ name: Name, _ key: Resolver.ExpressionKey, _ outline: Outline
  ) {
    guard let kind = kind(of: name, key, outline, mapEnd: nil),
      let found = resolver.lookUp(name.text, at: resolver.place(of: key)).first,
      resolver.isSDK(found.key, owner: "GMSMapView")
    else { return }
    add(
      kind, name.range, key.file,
      unit: groups.unit(ofSelfAt: key.file, scope: outline[key.id].scope))
  }

  private func kind(
    of name: Name, _ key: Resolver.ExpressionKey, _ outline: Outline, mapEnd: Int?
  ) -> MapEvent.Kind? {
    switch name.text {
    case "isNavigationEnabled":
      switch outline.propertyForm(of: key.id) {
      case .write(let value):
        let text = resolver.index.files[key.file].source.text(value)
        return text == "false" ? nil : .enablesNavigation(mapEnd: mapEnd)
      case .toggle, .modify: return .enablesNavigation(mapEnd: mapEnd)
      default: return nil
      }
    case "enableNavigation":
      guard let arguments = outline.arguments(ofCallee: key.id),
        arguments.first?.label?.text == "with"
      else { return nil }
      return .enablesNavigation(mapEnd: mapEnd)
    case "setLayoutDelegate":
      return .setsLayoutDelegate
    case "shouldDisplaySpeedometer", "shouldDisplaySpeedLimit":
      return .switchesSpeed
    default:
      return nil
    }
  }

  /// Whether the map's expression installs the carrier already.
  private func isInstalled(_ base: Resolver.ExpressionKey, _ outline: Outline) -> Bool {
    switch outline[base.id].form {
    case .call(let callee, _):
      if case .member(_, let name, _) = outline[callee].form {
        return name.text == Replacement.installer
      }
      return false
    case .chain(let inner), .forceUnwrap(let inner):
      return isInstalled(Resolver.ExpressionKey(file: base.file, id: inner), outline)
    default:
      return false
    }
  }

  private mutating func findKeyPath(
    _ root: TypeExpression?, _ components: [Expression.KeyPathComponent],
    _ key: Resolver.ExpressionKey
  ) {
    for (position, component) in components.enumerated() {
      guard case .property(let name) = component, name.text == "isNavigationEnabled" else {
        continue
      }
      let types = resolver.keyPathTypes(root, components, key)
      let type = resolver.fullyUnwrapped(types[position])
      guard type.isUnknown || resolver.inherits(type, from: "GMSMapView") else { continue }
      add(
        .enablesNavigationIndirectly, name.range, key.file, unit: groups.unit(ofKeyPath: key))
    }
  }

  /// `navigator.add(listener)` where the listener's type implements prompt callbacks.
  private mutating func findListener(
    _ callee: ExpressionID, _ arguments: [Expression.Argument], _ key: Resolver.ExpressionKey,
    _ outline: Outline
  ) {
    guard arguments.count == 1, case .member(let base?, let name, _) = outline[callee].form,
      name.text == "add" || name.text == "addListener"
    else { return }
    let navigator = Resolver.ExpressionKey(file: key.file, id: base)
    let navigatorType = resolver.fullyUnwrapped(resolver.type(of: navigator))
    let listener = Resolver.ExpressionKey(file: key.file, id: arguments[0].value)
    let type = resolver.fullyUnwrapped(resolver.type(of: listener))
    guard resolver.inherits(navigatorType, from: "GMSNavigator"),
      LegacyNames.all.callbacks.keys.contains(where: { hasOwnMember($0, type) })
    else { return }
    let unit = groups.unit(ofMap: navigator) ?? groups.unit(ofType: type)
    let map = mapText(ofNavigator: navigator) ?? member(of: unit, at: key)
    add(
      .addsPromptListener(
        map: map, listener: outline[arguments[0].value].range,
        statement: outline.statementRange(of: key.id)),
      name.range, key.file, unit: unit)
  }

  /// The member by which code outside closures reaches the unit's map.
  private func member(of unit: String?, at key: Resolver.ExpressionKey) -> String? {
    guard let unit else { return nil }
    let place = resolver.place(of: key)
    let outline = resolver.outline(key.file)
    var scope: ScopeID? = place.scope
    while let current = scope {
      if case .closure = outline[current].kind { return nil }
      if case .type = outline[current].kind { break }
      scope = outline[current].parent
    }
    return groups.mapMember(ofUnit: unit, at: place)
  }

  private func hasOwnMember(_ name: String, _ type: SemanticType) -> Bool {
    resolver.members(named: name, of: type).contains {
      !resolver.index.files[$0.key.file].isPlatform
    }
  }

  /// The map's expression of `map.navigator`, `map?.navigator?`.
  private func mapText(ofNavigator key: Resolver.ExpressionKey) -> String? {
    let outline = resolver.outline(key.file)
    switch outline[key.id].form {
    case .chain(let inner), .forceUnwrap(let inner):
      return mapText(ofNavigator: Resolver.ExpressionKey(file: key.file, id: inner))
    case .member(let base?, let name, _) where name.text == "navigator":
      let map = Resolver.ExpressionKey(file: key.file, id: base)
      guard resolver.inherits(resolver.fullyUnwrapped(resolver.type(of: map)), from: "GMSMapView")
      else { return nil }
      return resolver.index.files[key.file].source.text(outline[base].range)
    default:
      return nil
    }
  }

  private mutating func add(_ kind: MapEvent.Kind, _ at: Range<Int>, _ file: Int, unit: String?) {
    events.append(
      MapEvent(
        kind: kind, path: resolver.index.files[file].source.path, at: at, unit: unit))
  }
}
