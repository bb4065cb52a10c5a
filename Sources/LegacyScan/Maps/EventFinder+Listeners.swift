import NavSDK
import SwiftSource

extension EventFinder {
  /// `navigator.add(listener)` where the listener's type implements prompt callbacks.
  mutating func findListenerCall(
    _ callee: ExpressionID, _ arguments: [Expression.Argument], _ key: Resolver.ExpressionKey,
    _ outline: Outline
  ) {
    guard arguments.count == 1, case .member(let base?, let name, _) = outline[callee].form,
      ["add", "addListener", "remove", "removeListener"].contains(name.text)
    else { return }
    let navigator = Resolver.ExpressionKey(file: key.file, id: base)
    let navigatorType = resolver.fullyUnwrapped(resolver.type(of: navigator))
    let listener = Resolver.ExpressionKey(file: key.file, id: arguments[0].value)
    let type = resolver.fullyUnwrapped(resolver.type(of: listener))
    guard resolver.inherits(navigatorType, from: "GMSNavigator"),
      LegacyNames.all.callbacks.keys.contains(where: { hasOwnMember($0, type) })
    else { return }
    let isAdded = name.text.hasPrefix("add")
    let unit = groups.unit(ofMap: navigator) ?? groups.unit(ofType: type)
    let call = PromptListenerCall(
      map: mapText(ofNavigator: navigator) ?? member(of: unit, at: key),
      navigator: repeatable(unwrapping(navigator)), listener: repeatable(listener),
      statement: beginning(of: key, outline),
      isImplicitResult: !isAdded && isImplicitResult(key, outline))
    add(
      isAdded ? .addsPromptListener(call) : .removesPromptListener(call),
      name.range, key.file, unit: unit)
  }

  /// `e` of `e?` and `e!`.
  private func unwrapping(_ key: Resolver.ExpressionKey) -> Resolver.ExpressionKey {
    switch resolver.outline(key.file)[key.id].form {
    case .chain(let inner), .forceUnwrap(let inner):
      unwrapping(Resolver.ExpressionKey(file: key.file, id: inner))
    default: key
    }
  }

  /// The text of an expression of names and members.
  private func repeatable(_ key: Resolver.ExpressionKey) -> String? {
    let outline = resolver.outline(key.file)
    if case .name = outline[key.id].form {
      return resolver.index.files[key.file].source.text(outline[key.id].range)
    }
    guard MapOrigin(resolver).isRepeatable(key) else { return nil }
    return resolver.index.files[key.file].source.text(outline[key.id].range)
  }

  /// Where a statement begins that another can stand before: not after `else`.
  private func beginning(of key: Resolver.ExpressionKey, _ outline: Outline) -> Int? {
    let start = outline.statementRange(of: key.id).lowerBound
    let source = resolver.index.files[key.file].source
    let before = source.bytes[..<start].reversed().drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return before.starts(with: "esle".utf8) ? nil : start
  }

  private func isImplicitResult(_ key: Resolver.ExpressionKey, _ outline: Outline) -> Bool {
    let isReturned = outline.scopes.contains { scope in
      guard scope.results.contains(key.id) else { return false }
      switch scope.kind {
      case .function(let declaration?): return outline[declaration].type != nil
      case .closure: return true
      case .file, .type, .function, .block: return false
      }
    }
    let text = resolver.index.files[key.file].source.text(outline.statementRange(of: key.id))
    return isReturned && !text.hasPrefix("return")
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
      return repeatable(map)
    default:
      return nil
    }
  }
}
