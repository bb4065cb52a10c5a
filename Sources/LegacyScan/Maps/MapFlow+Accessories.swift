import NavSDK
import SourceText
import SwiftSource

extension MapFlow {
  /// Ties classes and protocols of accessory views to what they adopt the protocol from. Where code
  /// names the protocol as a type, any accessory view may be any map's.
  func followAccessoryViews() {
    let views = accessoryTypes()
    let known = Set(views)
    for view in views {
      for case .nominal(let ancestor, _) in resolver.lineage(of: .nominal(view, [])).dropFirst()
      where known.contains(ancestor) {
        sets.join(.instance(view), .instance(ancestor))
      }
    }
    let isDynamic = sets.contains(.accessoryViews)
    guard !views.isEmpty, !accessoryReceivers.isEmpty, isDynamic || isProtocolNamedAsType() else {
      return
    }
    join(accessoryReceivers, with: .accessoryViews)
    for id in views { sets.join(.instance(id), .accessoryViews) }
  }

  /// The project's classes and protocols of accessory views.
  private func accessoryTypes() -> [TypeID] {
    resolver.index.types.indices.map { TypeID(index: $0) }.filter { id in
      guard let key = resolver.index[id].declaration,
        !resolver.index.files[key.file].isPlatform
      else { return false }
      return LegacyNames.all.protocols.keys.contains {
        resolver.inherits(.nominal(id, []), from: $0)
      }
    }
  }

  /// Whether code of the project names an accessory protocol elsewhere than in a clause in which
  /// something adopts it.
  private func isProtocolNamedAsType() -> Bool {
    for file in resolver.index.files where !file.isPlatform {
      let adopted = file.outline.declarations.flatMap { $0.inherited.flatMap(\.namedRanges) }
      if ProtocolMentions.ranges(in: file.source).contains(where: { !adopted.contains($0.name) }) {
        return true
      }
    }
    return false
  }

  /// `setHeaderAccessory(nil)`
  func isNil(_ key: Resolver.ExpressionKey) -> Bool {
    if case .literal(.null) = resolver.outline(key.file)[key.id].form { true } else { false }
  }

  /// The last property of the project in a key path that holds a map, or something with one.
  func mapProperty(ofKeyPath key: Resolver.ExpressionKey) -> DeclarationKey? {
    guard case .keyPath(let root, let components) = resolver.outline(key.file)[key.id].form else {
      return nil
    }
    let types = resolver.keyPathTypes(root, components, key)
    var found: DeclarationKey?
    for (component, type) in zip(components, types) {
      guard case .property(let name) = component,
        let member = resolver.valueMembers(named: name.text, of: type).first,
        !resolver.index.files[member.key.file].isPlatform,
        carriesMap(resolver.type(ofDeclaration: member.key))
      else { continue }
      found = member.key
    }
    return found
  }
}

extension TypeExpression {
  /// The last name of each type of a composition.
  fileprivate var namedRanges: [Range<Int>] {
    switch form {
    case .named(let parts): parts.last.map { [$0.name.range] } ?? []
    case .composition(let types): types.flatMap(\.namedRanges)
    case .optional, .array, .dictionary, .tuple, .function, .metatype, .member, .unknown: []
    }
  }
}
