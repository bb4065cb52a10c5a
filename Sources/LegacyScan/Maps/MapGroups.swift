import NavSDK
import SourceText
import SwiftSource

/// The maps of a project: for each set of nodes that may be one map its name and its screen.
final class MapGroups {
  struct Group {
    /// File of the map's declaration, `#`, dotted name.
    let id: String
    let screen: MapScreen
  }

  private let flow: MapFlow
  private var groups: [MapNode: Group] = [:]
  /// The group of maps whose origin is not seen: the only one that is made in the project.
  private var only: Group?
  /// The group of the only map that navigates in a session of the app's.
  private var onlyInSession: Group?
  /// Units of maps that are made in the project, and that navigation is never turned on for, while
  /// it is for others.
  private(set) var plain: Set<String> = []

  init(_ resolver: Resolver) {
    flow = MapFlow(resolver)
    var members: [MapNode: [MapNode]] = [:]
    for node in flow.sets.nodes {
      members[flow.representative(of: node), default: []].append(node)
    }
    for (representative, nodes) in members {
      guard let name = name(of: nodes) else { continue }
      groups[representative] = Group(id: name, screen: screen(of: nodes))
    }
    let navigating = Set(flow.navigating.map { flow.representative(of: $0) })
    let made = groups.filter { $0.value.screen == .device || $0.value.screen == .either }
    plain = Set(
      made.filter { !navigating.contains($0.key) && !navigating.isEmpty }.map(\.value.id))
    let inSession = Set(flow.inSession.map { flow.representative(of: $0) })
      .compactMap { groups[$0] }.filter { $0.screen != .carPlay }
    onlyInSession = inSession.count == 1 ? inSession.first : nil
    // A map that comes from nowhere the tool sees may be any that navigates; if there is one, it is
    // that one.
    var candidates = made.filter {
      navigating.isEmpty ? made.count == 1 : navigating.contains($0.key)
    }
    if candidates.isEmpty {
      candidates = groups.filter { navigating.contains($0.key) && $0.value.screen == .unknown }
    }
    guard candidates.count == 1, let one = candidates.first?.value else { return }
    only = one
    for (representative, group) in groups where group.screen == .unknown {
      groups[representative] = one
    }
  }

  /// The name of a member of the enclosing type that holds the unit's map.
  /// Nil too if that may be nil.
  func mapMember(ofUnit id: String, at place: Resolver.Place) -> String? {
    guard let own = flow.resolver.selfType(at: place.file, scope: place.scope) else { return nil }
    var names: [String] = []
    for node in flow.sets.nodes {
      guard case .declaration(let key) = node, flow.resolver.index[key].kind == .variable,
        groups[flow.representative(of: node)]?.id == id,
        flow.resolver.inherits(
          flow.resolver.fullyUnwrapped(flow.resolver.type(ofDeclaration: key)), from: "GMSMapView"),
        !flow.resolver.index[key].isStatic
      else { continue }
      let name = flow.resolver.index[key].name.text
      if flow.resolver.members(named: name, of: own).contains(where: { $0.key == key }) {
        let type = flow.resolver.type(ofDeclaration: key)
        if flow.resolver.fullyUnwrapped(type) == type { names.append(name) }
      }
    }
    return names.min()
  }

  /// The unit of the map that an expression is, or is reached through.
  func unit(ofMap key: Resolver.ExpressionKey) -> String? { group(among: flow.roots(of: key))?.id }

  func unit(ofSelfAt file: Int, scope: ScopeID) -> String? {
    group(among: flow.selfNode(file: file, scope: scope).map { [$0] } ?? [])?.id
  }

  /// The unit that an object of a type of the project belongs to.
  func unit(ofType type: SemanticType) -> String? {
    guard case .nominal(let id, _) = type else { return nil }
    return (group(among: [.instance(id)]) ?? onlyInSession)?.id
  }

  /// The unit of the map that a key path is used on.
  func unit(ofKeyPath key: Resolver.ExpressionKey) -> String? {
    group(among: nodesOfKeyPath(key))?.id
  }

  /// The group of a use; nil if its map is not known.
  func group(of candidate: UseFinder.Candidate) -> Group? {
    let group = group(among: nodes(of: candidate))
    // A listener hears of the map of its session.
    return candidate.use.form == .implementation ? group ?? onlyInSession : group
  }

  private func group(among nodes: [MapNode]) -> Group? {
    for node in nodes {
      if let group = groups[flow.representative(of: node)] { return group }
      if let name = name(of: [node]) {
        let screen = screen(of: [node])
        return screen == .unknown
          ? only ?? Group(id: name, screen: screen) : Group(id: name, screen: screen)
      }
    }
    return only
  }

  private func nodes(of candidate: UseFinder.Candidate) -> [MapNode] {
    switch candidate.use.form {
    case .conformance:
      if let id = flow.resolver.index.type(withBody: candidate.scope, in: candidate.file) {
        return [.instance(id)]
      }
      return flow.selfNode(file: candidate.file, scope: candidate.scope).map { [$0] } ?? []
    case .implementation, .override:
      return flow.selfNode(file: candidate.file, scope: candidate.scope).map { [$0] } ?? []
    case .keyPath:
      return candidate.expression.map {
        nodesOfKeyPath(Resolver.ExpressionKey(file: candidate.file, id: $0))
      } ?? []
    case .read, .write, .modify, .toggle, .call, .reference, .key:
      guard let base = candidate.base else {
        return flow.selfNode(file: candidate.file, scope: candidate.scope).map { [$0] } ?? []
      }
      return flow.roots(of: Resolver.ExpressionKey(file: candidate.file, id: base))
    }
  }

  /// A key path that leads through a property with a map is about that map; others are used on the
  /// other arguments or the receiver of the call they are given to.
  private func nodesOfKeyPath(_ path: Resolver.ExpressionKey) -> [MapNode] {
    let id = path.id
    let outline = flow.resolver.outline(path.file)
    if let property = flow.mapProperty(ofKeyPath: path) { return [.declaration(property)] }
    guard let parent = outline[id].parent else { return [] }
    switch outline[parent].form {
    case .call(let callee, let arguments):
      var nodes: [MapNode] = []
      for argument in arguments where argument.value != id {
        let key = Resolver.ExpressionKey(file: path.file, id: argument.value)
        if flow.carriesMap(flow.resolver.type(of: key)) { nodes += flow.roots(of: key) }
      }
      if nodes.isEmpty, case .member(let base?, _, _) = outline[callee].form {
        nodes = flow.roots(of: Resolver.ExpressionKey(file: path.file, id: base))
      }
      return nodes
    case .index(let base, _):
      return flow.roots(of: Resolver.ExpressionKey(file: path.file, id: base))
    default:
      return []
    }
  }

  // MARK: - Names

  /// How well a node names its map; smaller is better.
  private struct Rank: Comparable {
    let order: Int
    let path: String
    let offset: Int

    static func < (a: Rank, b: Rank) -> Bool {
      a.order == b.order
        ? ScanOrder.precedes((a.path, a.offset), (b.path, b.offset)) : a.order < b.order
    }
  }

  private func name(of nodes: [MapNode]) -> String? {
    var best: (rank: Rank, name: String)?
    for node in nodes {
      guard let (rank, name) = named(node) else { continue }
      if best.map({ rank < $0.rank }) ?? true { best = (rank, name) }
    }
    return best?.name
  }

  private func named(_ node: MapNode) -> (Rank, String)? {
    let resolver = flow.resolver
    switch node {
    case .declaration(let key):
      let declaration = resolver.index[key]
      let path = resolver.index.files[key.file].source.path
      guard !resolver.index.files[key.file].isPlatform,
        flow.isMap(resolver.type(ofDeclaration: key))
      else { return nil }
      let names = enclosingNames(key)
      // Generated code handles the app's maps.
      if let first = names.first, GeneratedNames.classNames.contains(first) { return nil }
      let dotted = (names + [declaration.name.text]).joined(separator: ".")
      let rank = Rank(
        order: order(of: declaration, key), path: path, offset: declaration.name.range.lowerBound)
      return (rank, path + "#" + dotted)
    case .instance(let id):
      let record = resolver.index[id]
      guard let key = record.declaration,
        resolver.inherits(.nominal(id, []), from: "GMSMapView")
      else { return nil }
      let path = resolver.index.files[key.file].source.path
      let offset = resolver.index[key].name.range.lowerBound
      return (Rank(order: 6, path: path, offset: offset), path + "#" + record.qualifiedName)
    case .extensionSelf(let key):
      let path = resolver.index.files[key.file].source.path
      let dotted = (enclosingNames(key) + [resolver.index[key].name.text]).joined(separator: ".")
      let offset = resolver.index[key].name.range.lowerBound
      return (Rank(order: 7, path: path, offset: offset), path + "#" + dotted)
    case .input, .anonymous, .accessoryViews:
      return nil
    }
  }

  private func order(of declaration: Declaration, _ key: DeclarationKey) -> Int {
    let resolver = flow.resolver
    let isMap = resolver.inherits(
      resolver.fullyUnwrapped(resolver.type(ofDeclaration: key)), from: "GMSMapView")
    switch declaration.kind {
    case .variable:
      let isMember: Bool
      switch resolver.outline(key.file)[declaration.scope].kind {
      case .type, .file: isMember = true
      case .function, .closure, .block: isMember = false
      }
      if declaration.isComputed { return 4 }
      if isMember { return isMap ? 0 : 2 }
      return isMap ? 1 : 3
    case .enumCase: return 3
    case .function: return 4
    default: return 5
    }
  }

  private func enclosingNames(_ key: DeclarationKey) -> [String] {
    let resolver = flow.resolver
    let outline = resolver.outline(key.file)
    var names: [String] = []
    var current: ScopeID? = resolver.index[key].scope
    while let id = current {
      switch outline[id].kind {
      case .type:
        if let own = resolver.selfType(at: key.file, scope: id),
          case .nominal(let type, _)? = resolver.lineage(of: own).first
        {
          names.insert(resolver.index[type].qualifiedName, at: 0)
        }
        return names
      case .function(let declaration?):
        names.insert(outline[declaration].name.text, at: 0)
      case .file, .function, .closure, .block:
        break
      }
      current = outline[id].parent
    }
    return names
  }

  // MARK: - Screens

  private func screen(of nodes: [MapNode]) -> MapScreen {
    var screens: Set<MapScreen> = []
    let origin = MapOrigin(flow.resolver)
    for node in nodes {
      switch node {
      case .declaration(let key):
        screens.insert(origin.screen(ofDeclaration: key))
      case .instance, .extensionSelf, .input, .anonymous, .accessoryViews:
        break
      }
    }
    screens.remove(.unknown)
    if screens.isEmpty { return .unknown }
    if screens.contains(.either) || screens == [.device, .carPlay] { return .either }
    return screens.count == 1 ? screens.first ?? .unknown : .either
  }
}
