import NavSDK
import SwiftSource

extension MapFlow {
  /// The nodes that an expression's map comes from; empty for a map that is made there.
  func roots(of key: Resolver.ExpressionKey) -> [MapNode] { roots(of: key, steps: 0) }

  private func roots(of key: Resolver.ExpressionKey, steps: Int) -> [MapNode] {
    guard steps < 64 else { return [] }
    let outline = resolver.outline(key.file)
    func inner(_ id: ExpressionID) -> [MapNode] {
      roots(of: Resolver.ExpressionKey(file: key.file, id: id), steps: steps + 1)
    }
    switch outline[key.id].form {
    case .name(let name, _):
      return rootsOfName(name, key)
    case .member(let base?, let name, _):
      return rootsOfMember(name, base, key.file) ?? inner(base)
    case .call(let callee, let arguments):
      return rootsOfCall(callee, key) ?? inputs(callee, arguments, outline).flatMap(inner)
    case .index(let base, _):
      return inner(base)
    case .chain(let e), .forceUnwrap(let e), .effect(let e), .optionalTry(let e), .inOut(let e),
      .cast(let e, _, _):
      return inner(e)
    case .binary(let op, let left, let right) where op.text == "??":
      return inner(left) + inner(right)
    case .binary(_, let left, let right):
      return inner(left) + inner(right)
    case .conditional(_, let then, let other):
      return inner(then) + inner(other)
    case .tuple(let elements):
      return elements.flatMap { inner($0.value) }
    case .array(let elements), .dictionary(let elements), .branches(let elements):
      return elements.flatMap(inner)
    case .member, .prefix, .postfix, .closure, .literal, .interpolation, .keyPath, .type, .macro,
      .unknown:
      return []
    }
  }

  /// What a function that hands on its input is given: its receiver, else its arguments.
  private func inputs(
    _ callee: ExpressionID, _ arguments: [Expression.Argument], _ outline: Outline
  ) -> [ExpressionID] {
    if case .member(let base?, _, _) = outline[callee].form { return [base] }
    return arguments.map(\.value)
  }

  private func rootsOfName(_ name: Name, _ key: Resolver.ExpressionKey) -> [MapNode] {
    let place = resolver.place(of: key)
    if name.text.hasPrefix("$"), let position = Int(name.text.dropFirst()) {
      return rootsOfAnonymous(position, at: place)
    }
    if name.text == "self" || name.text == "super" {
      return selfNode(file: place.file, scope: place.scope).map { [$0] } ?? []
    }
    guard let found = resolver.lookUp(name.text, at: place).first else { return [] }
    if resolver.index.files[found.key.file].isPlatform {
      // `settings` in a subclass of the map.
      return selfNode(file: place.file, scope: place.scope).map { [$0] } ?? []
    }
    return [.declaration(found.key)]
  }

  /// Nil where the member is the platform's: then the map is the base's.
  private func rootsOfMember(_ name: Name, _ base: ExpressionID, _ file: Int) -> [MapNode]? {
    let type = resolver.type(of: Resolver.ExpressionKey(file: file, id: base))
    let found: Resolver.Member?
    if case .metatype(let instance) = resolver.fullyUnwrapped(type) {
      found = resolver.members(named: name.text, of: instance).first
    } else {
      found = resolver.valueMembers(named: name.text, of: type).first
    }
    guard let found, !resolver.index.files[found.key.file].isPlatform,
      !GeneratedNames.accessors.contains(name.text)
    else { return nil }
    return [.declaration(found.key)]
  }

  /// Nil where what is called is the platform's.
  private func rootsOfCall(_ callee: ExpressionID, _ key: Resolver.ExpressionKey) -> [MapNode]? {
    let type = resolver.type(of: Resolver.ExpressionKey(file: key.file, id: callee))
    if case .metatype(let instance) = type {
      guard resolver.inherits(instance, from: "GMSMapView") else {
        // `Optional(map)`, `Array(maps)`
        if case .nominal(let id, _) = instance, !isOwn(id) { return nil }
        return []
      }
      let made = MapNode.anonymous(key, MapNode.itself)
      if case .nominal(let id, _) = instance, isOwn(id) { return [.instance(id), made] }
      return [made]
    }
    let outline = resolver.outline(key.file)
    let found: Resolver.Member?
    switch outline[callee].form {
    case .name(let name, _):
      let place = resolver.place(of: Resolver.ExpressionKey(file: key.file, id: callee))
      found = resolver.lookUp(name.text, at: place).first
    case .member(let base?, let name, _):
      let type = resolver.type(of: Resolver.ExpressionKey(file: key.file, id: base))
      if case .metatype(let instance) = resolver.fullyUnwrapped(type) {
        found = resolver.members(named: name.text, of: instance).first
      } else {
        found = resolver.valueMembers(named: name.text, of: type).first
      }
    case .closure(let scope):
      return outline[scope].results.flatMap {
        roots(of: Resolver.ExpressionKey(file: key.file, id: $0))
      }
    default:
      found = nil
    }
    guard let found, !resolver.index.files[found.key.file].isPlatform,
      !GeneratedNames.installers.contains(resolver.index[found.key].name.text)
    else { return nil }
    if handsOn(found.key) { return nil }
    return [.declaration(found.key)]
  }

  /// Whether a function's result is one of its inputs: its type is a generic parameter or `Self`.
  private func handsOn(_ key: DeclarationKey) -> Bool {
    guard case .function(_, let result) = resolver.type(ofDeclaration: key),
      case .parameter = resolver.fullyUnwrapped(result)
    else { return false }
    return true
  }

  private func isOwn(_ id: TypeID) -> Bool {
    guard let key = resolver.index[id].declaration else { return false }
    return !resolver.index.files[key.file].isPlatform
  }

  // MARK: - Self

  /// The node of `self` at a place: of a class of the project all its instances, of an extension of
  /// the SDK's map what the member is used on.
  func selfNode(file: Int, scope: ScopeID, member: DeclarationKey? = nil) -> MapNode? {
    guard let own = resolver.selfType(at: file, scope: scope) else { return nil }
    if case .nominal(let id, _) = own, isOwn(id) { return .instance(id) }
    guard let member = member ?? enclosingMember(file: file, scope: scope) else { return nil }
    return .extensionSelf(member)
  }

  private func enclosingMember(file: Int, scope: ScopeID) -> DeclarationKey? {
    let outline = resolver.outline(file)
    var current: ScopeID? = scope
    var nearest: DeclarationID?
    while let id = current {
      if case .type = outline[id].kind { break }
      if case .function(let declaration?) = outline[id].kind { nearest = declaration }
      current = outline[id].parent
    }
    return nearest.map { DeclarationKey(file: file, id: $0) }
  }

  // MARK: - Closures

  private func rootsOfAnonymous(_ position: Int, at place: Resolver.Place) -> [MapNode] {
    let outline = resolver.outline(place.file)
    var current: ScopeID? = place.scope
    while let id = current {
      if case .closure(let closure) = outline[id].kind {
        let isNamed = outline[id].declarations.contains { outline[$0].kind == .parameter }
        if !isNamed {
          let key = Resolver.ExpressionKey(file: place.file, id: closure)
          let node = MapNode.anonymous(key, position)
          join(sources(ofParameter: position, of: closure, file: place.file), with: node)
          return [node]
        }
      }
      current = outline[id].parent
    }
    return []
  }

  /// Where the value of a closure's parameter comes from: the receiver and the other arguments of
  /// the call it is given to, or what the function gives it.
  func sources(ofParameter position: Int, of closure: ExpressionID, file: Int) -> [MapNode] {
    let outline = resolver.outline(file)
    guard let parent = outline[closure].parent else {
      return variable(holding: closure, file: file).map { [.input($0, position)] } ?? []
    }
    guard case .call(let callee, let arguments) = outline[parent].form else {
      if case .binary(let op, let left, let right) = outline[parent].form {
        if op.text == "=", right == closure, let variable = functionValue(left, file) {
          return [.input(variable, position)]
        }
        let other = left == closure ? right : left
        return roots(of: Resolver.ExpressionKey(file: file, id: other))
      }
      return []
    }
    if callee == closure {
      guard position < arguments.count else { return [] }
      return roots(of: Resolver.ExpressionKey(file: file, id: arguments[position].value))
    }
    if let input = input(position, closure, callee, arguments, file) { return [input] }
    var found: [MapNode] = []
    if case .member(let base?, _, _) = outline[callee].form {
      let key = Resolver.ExpressionKey(file: file, id: base)
      found += roots(of: key)
    }
    for argument in arguments where argument.value != closure {
      let key = Resolver.ExpressionKey(file: file, id: argument.value)
      if carriesMap(resolver.type(of: key)) { found += roots(of: key) }
    }
    return found
  }

  /// The variable whose initial value a closure is.
  private func variable(holding closure: ExpressionID, file: Int) -> DeclarationKey? {
    let outline = resolver.outline(file)
    return outline.declarations.indices.lazy.map { DeclarationID($0) }.first {
      guard case .expression(closure, let steps) = outline[$0].origin else { return false }
      return steps.isEmpty
    }.map { DeclarationKey(file: file, id: $0) }
  }

  /// The input of the parameter of a function of the project that takes the closure.
  private func input(
    _ position: Int, _ closure: ExpressionID, _ callee: ExpressionID,
    _ arguments: [Expression.Argument], _ file: Int
  ) -> MapNode? {
    guard let place = arguments.firstIndex(where: { $0.value == closure }) else { return nil }
    for candidate in resolver.callees(callee, arguments, file: file) {
      guard let key = candidate.key, !resolver.index.files[key.file].isPlatform,
        resolver.index[key].kind == .function || resolver.index[key].kind == .initializer,
        let places = resolver.assignment(of: arguments, to: candidate.parameters),
        let parameter = parameterDeclaration(places[place], of: key)
      else { continue }
      return .input(parameter, position)
    }
    return nil
  }
}
