import NavSDK
import SwiftSource

extension MapFlow {
  func follow(_ key: Resolver.ExpressionKey) {
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
  func functionValue(_ callee: ExpressionID, _ file: Int) -> DeclarationKey? {
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
    let receiver = Resolver.ExpressionKey(file: file, id: base)
    if isAccessory { accessoryReceivers += roots(of: receiver) }
    guard case .nominal(let id, _) = resolver.fullyUnwrapped(resolver.type(of: key)),
      resolver.index[id].declaration.map({ !resolver.index.files[$0.file].isPlatform }) == true
    else {
      if isAccessory, !isNil(key) { join(roots(of: receiver), with: .accessoryViews) }
      return
    }
    if isAccessory || resolver.inherits(.nominal(id, []), from: "GMSNavigatorListener") {
      join(roots(of: receiver), with: .instance(id))
    }
  }

  /// A member of an extension is used on a map: its `self` is that map.
  private func followExtensionMember(_ name: Name, _ base: Resolver.ExpressionKey) {
    let type = resolver.fullyUnwrapped(resolver.type(of: base))
    guard resolver.inherits(type, from: "GMSMapView"),
      !GeneratedNames.accessors.contains(name.text),
      !GeneratedNames.installers.contains(name.text)
    else { return }
    if MapFlow.switches.contains(name.text) { navigating += roots(of: base) }
    if name.text == "enableNavigation" { inSession += roots(of: base) }
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
    if MapFlow.switches.contains(name.text) { navigating.append(caller) }
    if name.text == "enableNavigation" { inSession.append(caller) }
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
