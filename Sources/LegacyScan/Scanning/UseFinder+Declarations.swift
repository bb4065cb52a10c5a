import NavSDK
import SwiftSource

extension UseFinder {
  mutating func findDeclarations(in file: Int, _ outline: Outline) {
    for index in outline.declarations.indices {
      let key = DeclarationKey(file: file, id: DeclarationID(index))
      let declaration = outline.declarations[index]
      switch declaration.kind {
      case .class, .struct, .enum, .actor, .protocol, .extension:
        findConformance(key, declaration)
      case .function:
        findImplementation(key, declaration)
        findOverride(key, declaration)
      case .variable:
        findOverride(key, declaration)
      case .alias, .associatedType, .genericParameter, .parameter, .initializer, .subscript,
        .enumCase, .other:
        break
      }
    }
  }

  // MARK: - Conformances

  private mutating func findConformance(_ key: DeclarationKey, _ declaration: Declaration) {
    guard focus == nil else { return }
    let place = Resolver.Place(
      file: key.file, scope: declaration.scope, offset: declaration.range.lowerBound)
    for written in declaration.inherited {
      for part in written.compositionParts {
        guard let name = part.lastName else { continue }
        if name.text == "GMSNavigatorDelegate" {
          note(
            key.file, name.range,
            "'GMSNavigatorDelegate' was removed in SDK 2.0; adopt 'GMSNavigatorListener'")
        }
        let type = resolver.type(of: part, at: place)
        for element in LegacyNames.all.protocols.values.sorted(by: { $0.owner < $1.owner })
        where names(type, element.owner) {
          add(
            Candidate(
              element: element, file: key.file, name: name.range, receiver: .proven,
              use: LegacyUse(
                form: .conformance, receiver: nil, statement: declaration.head),
              scope: declaration.body ?? declaration.scope, base: nil, expression: nil))
        }
      }
    }
  }

  /// Whether the type is the platform's protocol itself, or a composition with it.
  private func names(_ type: SemanticType, _ protocolName: String) -> Bool {
    switch type {
    case .nominal(let id, _): id == resolver.platformType(protocolName)
    case .composition(let parts): parts.contains { names($0, protocolName) }
    case .parameter, .dependent, .tuple, .function, .metatype, .alternatives, .unknown: false
    }
  }

  // MARK: - Callbacks

  private mutating func findImplementation(_ key: DeclarationKey, _ declaration: Declaration) {
    guard let element = LegacyNames.all.callbacks[declaration.name.text],
      isLookedAt(declaration.name, element, key.file),
      declaration.parameters.map(\.label) == element.form.labels, takesNavigator(key),
      isMember(key, declaration), !declaration.isStatic
    else { return }
    guard let own = resolver.selfType(at: key.file, scope: declaration.scope) else { return }
    let receiver: Receiver
    if resolver.inherits(own, from: element.owner) || descendantInherits(own, from: element.owner) {
      receiver = .proven
    } else {
      resolver.doubt(own)
      resolver.noteMissing(declaration.name.text, on: own)
      receiver = resolver.mayInheritUnread(own) ? .unproven : .other
    }
    add(
      Candidate(
        element: element, file: key.file, name: declaration.name.range, receiver: receiver,
        use: LegacyUse(form: .implementation, receiver: nil, statement: declaration.head),
        scope: declaration.scope, base: nil, expression: nil))
  }

  /// Whether the callback's parameter can be the navigator.
  private func takesNavigator(_ key: DeclarationKey) -> Bool {
    guard case .function(let inputs, _) = resolver.type(ofDeclaration: key), inputs.count == 1
    else { return false }
    let navigator = SemanticType.nominal(resolver.platformType("GMSNavigator"), [])
    return resolver.canPass(navigator, as: inputs[0].type)
  }

  /// A member with a body: not a requirement of a protocol.
  private func isMember(_ key: DeclarationKey, _ declaration: Declaration) -> Bool {
    let outline = resolver.index.files[key.file].outline
    guard case .type(let owner) = outline[declaration.scope].kind else { return false }
    return outline[owner].kind != .protocol
  }

  /// Whether a subclass in the project adopts what the class implements.
  private func descendantInherits(_ type: SemanticType, from owner: String) -> Bool {
    guard case .nominal(let id, _) = type else { return false }
    return resolver.index.types.indices.contains { index in
      guard index != id.index, resolver.index.types[index].declaration != nil else { return false }
      let candidate = SemanticType.nominal(TypeID(index: index), [])
      let ancestors = resolver.lineage(of: candidate)
      return ancestors.contains { ancestor in
        if case .nominal(let found, _) = ancestor { return found == id }
        return false
      } && resolver.inherits(candidate, from: owner)
    }
  }

  // MARK: - Overrides

  private mutating func findOverride(_ key: DeclarationKey, _ declaration: Declaration) {
    guard let element = LegacyNames.all.members[declaration.name.text],
      declaration.modifiers.contains(.override),
      isLookedAt(declaration.name, element, key.file),
      let own = resolver.selfType(at: key.file, scope: declaration.scope)
    else { return }
    let receiver: Receiver
    if resolver.inherits(own, from: element.owner) {
      receiver = .proven
    } else {
      resolver.noteMissing(declaration.name.text, on: own)
      receiver = resolver.mayInheritUnread(own) ? .unproven : .other
    }
    add(
      Candidate(
        element: element, file: key.file, name: declaration.name.range, receiver: receiver,
        use: LegacyUse(form: .override, receiver: nil, statement: declaration.head),
        scope: declaration.scope, base: nil, expression: nil))
  }
}

extension TypeExpression {
  /// The parts of a composition; of another type itself.
  var compositionParts: [TypeExpression] {
    if case .composition(let parts) = form { return parts.flatMap(\.compositionParts) }
    return [self]
  }

  /// The last part of a dotted name.
  var lastName: Name? {
    if case .named(let parts) = form { return parts.last?.name }
    return nil
  }
}
