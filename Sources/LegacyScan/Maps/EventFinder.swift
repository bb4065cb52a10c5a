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
      findListenerCall(callee, arguments, key, outline)
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
      let argument = outline.arguments(ofCallee: key.id)?.first?.value
      if let argument, case .literal(.null) = outline[argument].form {
        return .removesLayoutDelegate
      }
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
        return GeneratedNames.installers.contains(name.text)
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
      let isWhole = position == 0 && components.count == 1
      guard let kind = kind(ofKeyPath: key, isWhole ? .whole : .part) else { continue }
      add(kind, name.range, key.file, unit: groups.unit(ofKeyPath: key))
    }
  }

  private enum KeyPathExtent { case whole, part }

  /// What happens through a key path to `isNavigationEnabled`; nil if it is only looked at.
  private func kind(
    ofKeyPath key: Resolver.ExpressionKey, _ extent: KeyPathExtent
  ) -> MapEvent.Kind? {
    let outline = resolver.outline(key.file)
    guard let parent = outline[key.id].parent else { return .enablesNavigationIndirectly }
    switch outline[parent].form {
    case .call(let callee, let arguments):
      if case .member(_, let name, _) = outline[callee].form,
        ["observe", "publisher", "map", "filter", "contains"].contains(name.text)
      {
        return nil
      }
      // `assign(to: \.isNavigationEnabled, on: map)`
      guard extent == .whole, arguments.count == 2, arguments[0].value == key.id,
        arguments[1].label?.text == "on"
      else { return .enablesNavigationIndirectly }
      let map = Resolver.ExpressionKey(file: key.file, id: arguments[1].value)
      if isInstalled(map, outline) { return .enablesNavigationInstalled }
      return .enablesNavigation(mapEnd: outline[map.id].range.upperBound)
    case .index(let base, _):
      if outline.propertyForm(of: parent) == .read { return nil }
      guard extent == .whole else { return .enablesNavigationIndirectly }
      let map = Resolver.ExpressionKey(file: key.file, id: base)
      if isInstalled(map, outline) { return .enablesNavigationInstalled }
      return .enablesNavigation(mapEnd: outline[base].range.upperBound)
    default:
      return .enablesNavigationIndirectly
    }
  }

  mutating func add(_ kind: MapEvent.Kind, _ at: Range<Int>, _ file: Int, unit: String?) {
    events.append(
      MapEvent(
        kind: kind, path: resolver.index.files[file].source.path, at: at, unit: unit))
  }
}
