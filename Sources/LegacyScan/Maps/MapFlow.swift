import NavSDK
import SwiftSource

/// Which variables, parameters and results of a project may hold the same map.
///
/// It follows every way a map is handed on that the resolver sees: initial values, assignments,
/// arguments, results, closures, members of extensions and subclasses, and what stands for a
/// protocol's requirement.
final class MapFlow {
  static let switches: Set<String> = ["isNavigationEnabled", "enableNavigation"]

  let resolver: Resolver
  var sets = MapNodeSets()
  /// Maps that navigation is turned on for.
  var navigating: [MapNode] = []
  /// Those that are given a session of the app's to navigate in.
  var inSession: [MapNode] = []
  /// Maps that an accessory view is given to.
  var accessoryReceivers: [MapNode] = []
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
    followAccessoryViews()
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
}
