import NavSDK
import SwiftSource

/// Which variables, parameters and results of a project may hold the same map.
///
/// It follows every way a map is handed on that the resolver sees: initial values, assignments,
/// arguments, results, closures, members of extensions and subclasses, and what stands for a
/// protocol's requirement.
final class MapFlow {
  let resolver: Resolver
  private(set) var sets = MapNodeSets()
  private var carriers: [SemanticType: Bool] = [:]

  init(_ resolver: Resolver) {
    self.resolver = resolver
    for (file, entry) in resolver.index.files.enumerated() where !entry.isPlatform {
      for index in entry.outline.declarations.indices {
        follow(DeclarationKey(file: file, id: DeclarationID(index)))
      }
      for index in entry.outline.expressions.indices {
        follow(Resolver.ExpressionKey(file: file, id: ExpressionID(index)))
      }
      followResults(file, entry.outline)
    }
    followRequirements()
  }

  func representative(of node: MapNode) -> MapNode { sets.representative(of: node) }

  func join(_ nodes: [MapNode], with node: MapNode) {
    for other in nodes { sets.join(other, node) }
  }

  /// Whether a value of the type is a map, its settings or navigator, or holds one.
  func carriesMap(_ type: SemanticType) -> Bool {
    if let known = carriers[type] { return known }
    carriers[type] = false
    let answer: Bool
    switch type {
    case .nominal(_, let arguments):
      answer =
        ["GMSMapView", "GMSUISettings", "GMSNavigator"].contains {
          resolver.inherits(type, from: $0)
        } || arguments.contains { carriesMap($0) }
    case .parameter, .dependent, .composition:
      answer = resolver.inherits(type, from: "GMSMapView")
    case .tuple(let elements):
      answer = elements.contains { carriesMap($0.type) }
    case .alternatives(let types):
      answer = types.contains { carriesMap($0) }
    case .function, .metatype, .unknown:
      answer = false
    }
    carriers[type] = answer
    return answer
  }

  /// Whether a value of the type is a map or a collection of maps.
  func isMap(_ type: SemanticType) -> Bool {
    switch type {
    case .nominal(_, let arguments):
      resolver.inherits(type, from: "GMSMapView") || arguments.contains { isMap($0) }
    case .parameter, .dependent, .composition: resolver.inherits(type, from: "GMSMapView")
    case .tuple(let elements): elements.contains { isMap($0.type) }
    case .alternatives(let types): types.contains { isMap($0) }
    case .function(_, let result): isMap(result)
    case .metatype, .unknown: false
    }
  }

  // MARK: - Declarations

  private func follow(_ key: DeclarationKey) {
    let declaration = resolver.index[key]
    guard declaration.kind == .variable || declaration.kind == .parameter else { return }
    guard carriesMap(resolver.type(ofDeclaration: key)) else { return }
    let node = MapNode.declaration(key)
    sets.note(node)
    switch declaration.origin {
    case .expression(let id, let steps):
      let value = Resolver.ExpressionKey(file: key.file, id: id)
      join(roots(of: value), with: node)
      joinPayloads(steps, of: value, with: node)
    case .weakCapture(let id):
      join(roots(of: Resolver.ExpressionKey(file: key.file, id: id)), with: node)
    case .closureParameter(let closure, let position):
      join(sources(ofParameter: position, of: closure, file: key.file), with: node)
    case .property(let id):
      sets.join(.declaration(DeclarationKey(file: key.file, id: id)), node)
    case .none, .error:
      break
    }
  }

  private func joinPayloads(
    _ steps: [Declaration.BindingStep], of value: Resolver.ExpressionKey, with node: MapNode
  ) {
    for case .payload(let name, _, _, _) in steps {
      let type = resolver.fullyUnwrapped(resolver.type(of: value))
      for member in resolver.members(named: name, of: type)
      where resolver.index[member.key].kind == .enumCase {
        sets.join(.declaration(member.key), node)
      }
    }
  }

  private func followResults(_ file: Int, _ outline: Outline) {
    for scope in outline.scopes {
      guard case .function(let declaration?) = scope.kind else { continue }
      let node = MapNode.declaration(DeclarationKey(file: file, id: declaration))
      for result in scope.results {
        let key = Resolver.ExpressionKey(file: file, id: result)
        if carriesMap(resolver.type(of: key)) { join(roots(of: key), with: node) }
      }
    }
  }

  /// What stands for a protocol's requirement, or overrides a member, is the same map. The view that
  /// a SwiftUI representable makes is the one it is given to update.
  private func followRequirements() {
    for (index, record) in resolver.index.types.enumerated() {
      guard let key = record.declaration, !resolver.index.files[key.file].isPlatform else {
        continue
      }
      let type = SemanticType.nominal(TypeID(index: index), [])
      let ancestors = resolver.lineage(of: type).dropFirst()
      followRepresentable(record)
      for (name, members) in record.members {
        let carrying = members.filter { carriesResult($0) }
        guard !carrying.isEmpty else { continue }
        for case .nominal(let ancestor, _) in ancestors {
          for other in resolver.index[ancestor].members[name] ?? [] where carriesResult(other) {
            for member in carrying { sets.join(.declaration(other), .declaration(member)) }
          }
        }
      }
    }
  }

  private func followRepresentable(_ record: ProjectIndex.TypeRecord) {
    for make in record.members["makeUIView"] ?? [] where carriesResult(make) {
      for name in ["updateUIView", "dismantleUIView", "sizeThatFits"] {
        for use in record.members[name] ?? [] {
          for position in resolver.index[use].parameters.indices {
            guard let parameter = parameterDeclaration(position, of: use),
              carriesMap(resolver.type(ofDeclaration: parameter))
            else { continue }
            sets.join(.declaration(make), .declaration(parameter))
          }
        }
      }
    }
  }

  private func carriesResult(_ key: DeclarationKey) -> Bool {
    switch resolver.index[key].kind {
    case .variable: return carriesMap(resolver.type(ofDeclaration: key))
    case .function:
      if case .function(_, let result) = resolver.type(ofDeclaration: key) {
        return carriesMap(result)
      }
      return false
    default: return false
    }
  }

  // MARK: - Expressions

  private func follow(_ key: Resolver.ExpressionKey) {
    switch resolver.outline(key.file)[key.id].form {
    case .binary(let op, let left, let right) where op.text == "=":
      let target = Resolver.ExpressionKey(file: key.file, id: left)
      guard carriesMap(resolver.type(of: target)) else { return }
      let value = Resolver.ExpressionKey(file: key.file, id: right)
      for node in roots(of: target) { join(roots(of: value), with: node) }
    case .call(let callee, let arguments):
      followCall(callee, arguments, key)
    case .member(let base?, let name, _):
      followExtensionMember(name, Resolver.ExpressionKey(file: key.file, id: base))
    case .name(let name, _):
      followImplicitExtensionMember(name, key)
    default:
      break
    }
  }

  private func followCall(
    _ callee: ExpressionID, _ arguments: [Expression.Argument], _ key: Resolver.ExpressionKey
  ) {
    let outline = resolver.outline(key.file)
    if case .member(let base?, let name, _) = outline[callee].form {
      followSDKCall(name.text, base, arguments, key.file)
    }
    // A value of function type that is called: its inputs.
    if let value = functionValue(callee, key.file) {
      for (position, argument) in arguments.enumerated() {
        let argumentKey = Resolver.ExpressionKey(file: key.file, id: argument.value)
        if carriesMap(resolver.type(of: argumentKey)) {
          join(roots(of: argumentKey), with: .input(value, position))
        }
      }
      return
    }
    let carrying = arguments.contains {
      carriesMap(resolver.type(of: Resolver.ExpressionKey(file: key.file, id: $0.value)))
    }
    let isClosureGiven = arguments.contains {
      if case .closure = outline[$0.value].form { true } else { false }
    }
    guard carrying || isClosureGiven else { return }
    for candidate in resolver.callees(callee, arguments, file: key.file) {
      guard let declaration = candidate.key,
        let places = resolver.assignment(of: arguments, to: candidate.parameters)
      else { continue }
      for (argument, place) in zip(arguments, places) {
        let argumentKey = Resolver.ExpressionKey(file: key.file, id: argument.value)
        hand(argumentKey, to: place, of: declaration)
      }
      return
    }
  }

  private func hand(
    _ argument: Resolver.ExpressionKey, to position: Int, of callee: DeclarationKey
  ) {
    guard !resolver.index.files[callee.file].isPlatform else { return }
    let declaration = resolver.index[callee]
    if declaration.kind == .enumCase {
      if carriesMap(resolver.type(of: argument)) {
        join(roots(of: argument), with: .declaration(callee))
      }
      return
    }
    if declaration.kind == .struct {
      // The initialiser a struct has by its properties.
      handToProperty(argument, position, callee)
      return
    }
    guard let parameter = parameterDeclaration(position, of: callee) else { return }
    if carriesMap(resolver.type(of: argument)) {
      join(roots(of: argument), with: .declaration(parameter))
    }
  }

  private func handToProperty(
    _ argument: Resolver.ExpressionKey, _ position: Int, _ type: DeclarationKey
  ) {
    guard carriesMap(resolver.type(of: argument)), let body = resolver.index[type].body else {
      return
    }
    let outline = resolver.outline(type.file)
    let label = resolver.outline(argument.file)[argument.id].parent.flatMap { parent -> String? in
      guard case .call(_, let arguments) = resolver.outline(argument.file)[parent].form else {
        return nil
      }
      return arguments.first { $0.value == argument.id }?.label?.text
    }
    for declared in outline[body].declarations where outline[declared].name.text == label {
      join(
        roots(of: argument), with: .declaration(DeclarationKey(file: type.file, id: declared)))
    }
  }

  func parameterDeclaration(_ position: Int, of callee: DeclarationKey) -> DeclarationKey? {
    let declaration = resolver.index[callee]
    guard position < declaration.parameters.count, let body = declaration.body else { return nil }
    let outline = resolver.outline(callee.file)
    let name = declaration.parameters[position].name
    return outline[body].declarations
      .first { outline[$0].kind == .parameter && outline[$0].name.range == name.range }
      .map { DeclarationKey(file: callee.file, id: $0) }
  }

  /// The variable or parameter of function type that an expression names.
  private func functionValue(_ callee: ExpressionID, _ file: Int) -> DeclarationKey? {
    let outline = resolver.outline(file)
    let key = Resolver.ExpressionKey(file: file, id: callee)
    let found: Resolver.Member?
    switch outline[callee].form {
    case .chain(let inner), .forceUnwrap(let inner): return functionValue(inner, file)
    case .name(let name, _):
      found = resolver.lookUp(name.text, at: resolver.place(of: key)).first
    case .member(let base?, let name, _):
      let type = resolver.type(of: Resolver.ExpressionKey(file: file, id: base))
      found = resolver.valueMembers(named: name.text, of: type).first
    default: found = nil
    }
    guard let found, [.variable, .parameter].contains(resolver.index[found.key].kind) else {
      return nil
    }
    return found.key
  }

  /// Calls of the SDK that tie something of the app to a map: an accessory view, a listener.
  private func followSDKCall(
    _ name: String, _ base: ExpressionID, _ arguments: [Expression.Argument], _ file: Int
  ) {
    guard let argument = arguments.first, arguments.count == 1 else { return }
    let isAccessory = LegacyNames.all.members[name]?.owner == "GMSMapView"
    guard isAccessory || name == "add" else { return }
    let key = Resolver.ExpressionKey(file: file, id: argument.value)
    guard case .nominal(let id, _) = resolver.fullyUnwrapped(resolver.type(of: key)),
      resolver.index[id].declaration.map({ !resolver.index.files[$0.file].isPlatform }) == true
    else { return }
    let receiver = Resolver.ExpressionKey(file: file, id: base)
    if isAccessory || resolver.inherits(.nominal(id, []), from: "GMSNavigatorListener") {
      join(roots(of: receiver), with: .instance(id))
    }
  }

  /// A member of an extension is used on a map: its `self` is that map.
  private func followExtensionMember(_ name: Name, _ base: Resolver.ExpressionKey) {
    let type = resolver.fullyUnwrapped(resolver.type(of: base))
    guard resolver.inherits(type, from: "GMSMapView"),
      name.text != Replacement.accessor, name.text != Replacement.installer
    else { return }
    for member in resolver.members(named: name.text, of: type)
    where !resolver.index.files[member.key.file].isPlatform {
      let inside = resolver.index[member.key].body ?? resolver.index[member.key].scope
      if let node = selfNode(file: member.key.file, scope: inside, member: member.key) {
        join(roots(of: base), with: node)
      }
    }
  }

  private func followImplicitExtensionMember(_ name: Name, _ key: Resolver.ExpressionKey) {
    let place = resolver.place(of: key)
    guard let own = resolver.selfType(at: place.file, scope: place.scope),
      resolver.inherits(own, from: "GMSMapView"),
      let caller = selfNode(file: place.file, scope: place.scope)
    else { return }
    for member in resolver.lookUp(name.text, at: place)
    where !resolver.index.files[member.key.file].isPlatform && isMember(member.key) {
      let inside = resolver.index[member.key].body ?? resolver.index[member.key].scope
      if let node = selfNode(file: member.key.file, scope: inside, member: member.key) {
        sets.join(caller, node)
      }
    }
  }

  private func isMember(_ key: DeclarationKey) -> Bool {
    if case .type = resolver.outline(key.file)[resolver.index[key].scope].kind { return true }
    return false
  }
}
