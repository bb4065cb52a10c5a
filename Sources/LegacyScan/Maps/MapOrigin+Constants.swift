import NavSDK
import SwiftSource

extension MapOrigin {
  /// What a local constant is made from.
  private struct Source {
    let settings: Range<Int>
    let annotation: Range<Int>?
    /// The map's expression; nil where it is `self`.
    let map: Resolver.ExpressionKey?
    let binding: SettingsConstant.Binding
  }

  /// The constant that a name stands for, if every value it may have is a map's settings. Nil too
  /// where the uses of the constant cannot be told apart.
  func settingsConstant(usedAt key: Resolver.ExpressionKey) -> SettingsConstant? {
    let outline = resolver.outline(key.file)
    guard case .name(let name, _) = outline[key.id].form else { return nil }
    let found = resolver.lookUp(name.text, at: resolver.place(of: key)).map(\.key)
    let sources = found.compactMap { source(of: $0, in: key.file) }
    guard let first = sources.first, sources.count == found.count else { return nil }
    let uses = uses(of: found, named: name, in: key.file)
    let legacy = uses.filter { isLegacy($0, in: outline) }
      .map { Resolver.ExpressionKey(file: key.file, id: $0) }
    guard
      let way = uses.count == legacy.count
        ? .instead
        : sources.count == 1 ? way(to: first, from: legacy) : sharedWay(to: sources, legacy)
    else { return nil }
    return SettingsConstant(
      use: name.range, settings: sources.map(\.settings),
      annotations: sources.compactMap(\.annotation), way: way)
  }

  private func source(of key: DeclarationKey, in file: Int) -> Source? {
    let declaration = resolver.index[key]
    guard key.file == file, declaration.kind == .variable, declaration.isLet,
      case .expression(let value, let steps) = declaration.origin, steps.count < 2,
      steps.allSatisfy(\.isUnwrap)
    else { return nil }
    let outline = resolver.outline(file)
    switch outline[declaration.scope].kind {
    case .file, .type: return nil
    case .function, .closure, .block: break
    }
    let binding: SettingsConstant.Binding =
      steps.isEmpty
      ? .statement(at: outline[outline[value].statement].range.lowerBound)
      : .condition(end: outline[value].range.upperBound)
    let valueKey = Resolver.ExpressionKey(file: file, id: value)
    let annotation = declaration.type.flatMap { nameOfType($0) }
    switch outline[value].form {
    case .member(let base?, let name, _) where name.text == "settings":
      let map = Resolver.ExpressionKey(file: file, id: base)
      guard isMap(resolver.type(of: map)) else { return nil }
      return Source(settings: name.range, annotation: annotation, map: map, binding: binding)
    case .name(let name, _):
      guard let found = resolver.lookUp(name.text, at: resolver.place(of: valueKey)).first,
        resolver.isSDK(found.key, owner: "GMSMapView")
      else { return nil }
      return Source(settings: name.range, annotation: annotation, map: nil, binding: binding)
    default:
      return nil
    }
  }

  private func nameOfType(_ type: TypeExpression) -> Range<Int>? {
    switch type.form {
    case .named(let parts): parts.last?.name.range
    case .optional(let wrapped): nameOfType(wrapped)
    default: nil
    }
  }

  // MARK: - Uses

  /// Every place that names the constant, but for its declaration.
  private func uses(
    of keys: [DeclarationKey], named name: Name, in file: Int
  ) -> [ExpressionID] {
    let outline = resolver.outline(file)
    let scopes = keys.map { outline[resolver.index[$0].scope].range }
    return outline.expressions.indices.compactMap { index in
      let id = ExpressionID(index)
      guard case .name(let other, _) = outline[id].form, other.text == name.text,
        scopes.contains(where: { $0.contains(other.range.lowerBound) })
      else { return nil }
      let place = resolver.place(of: Resolver.ExpressionKey(file: file, id: id))
      return resolver.lookUp(other.text, at: place).contains { keys.contains($0.key) } ? id : nil
    }
  }

  /// Whether a name is used for an element of the legacy API alone: `s.flag`, `assign(to: \.flag,
  /// on: s)`.
  private func isLegacy(_ use: ExpressionID, in outline: Outline) -> Bool {
    guard let parent = outline[use].parent else { return false }
    switch outline[parent].form {
    case .chain, .forceUnwrap:
      return isLegacy(parent, in: outline)
    case .member(_, let name, _):
      return LegacyNames.all.members[name.text]?.owner == "GMSUISettings"
    case .call(_, let arguments):
      guard arguments.count == 2, arguments[1].value == use, arguments[1].label?.text == "on",
        case .keyPath(_, let components) = outline[arguments[0].value].form,
        case .property(let name)? = components.first
      else { return false }
      return LegacyNames.all.members[name.text]?.owner == "GMSUISettings"
    default:
      return false
    }
  }

  // MARK: - Ways to the map

  /// The map's expression of constants in several clauses of an `#if`, which must be one.
  private func sharedWay(
    to sources: [Source], _ uses: [Resolver.ExpressionKey]
  ) -> SettingsConstant.Way? {
    let ways = Set(sources.map { way(to: $0, from: uses) })
    guard ways.count == 1, case .repeating(let map)?? = ways.first else { return nil }
    return .repeating(map: map)
  }

  /// The way that all uses of a constant take.
  private func way(
    to source: Source, from uses: [Resolver.ExpressionKey]
  ) -> SettingsConstant.Way? {
    guard let first = uses.first else { return nil }
    if let map = source.map, !isRepeatable(map) { return nil }
    let text = source.map.map {
      resolver.index.files[$0.file].source.text(resolver.outline($0.file)[$0.id].range)
    }
    if case .statement = source.binding, uses.allSatisfy({ meansTheSame(source, at: $0) }) {
      return .repeating(map: text)
    }
    guard let name = freeName(around: first) else { return nil }
    return .beside(map: text, name: name, source.binding)
  }

  /// Whether the map's expression, written at the use, is the map that the constant was made from:
  /// no closure is between that would ask for `self.`, no other name hides the first, and nothing is
  /// assigned to it.
  private func meansTheSame(_ source: Source, at use: Resolver.ExpressionKey) -> Bool {
    let outline = resolver.outline(use.file)
    let made: ScopeID
    switch source.binding {
    case .statement(let offset):
      guard let statement = outline.statements.last(where: { $0.range.lowerBound == offset }) else {
        return false
      }
      made = statement.scope
    case .condition:
      return false
    }
    var scope: ScopeID? = outline[use.id].scope
    while let current = scope, current != made {
      switch outline[current].kind {
      case .closure, .function, .type, .file: return false
      case .block: scope = outline[current].parent
      }
    }
    guard let map = source.map else { return true }
    guard case .name(let root, _) = outline[firstName(of: map.id, in: outline)].form else {
      return false
    }
    let here = resolver.lookUp(root.text, at: resolver.place(of: use)).map(\.key)
    let there = resolver.lookUp(root.text, at: resolver.place(of: map)).map(\.key)
    return here == there && !isAssigned(map, in: outline, near: made)
  }

  private func firstName(of id: ExpressionID, in outline: Outline) -> ExpressionID {
    var current = id
    while true {
      switch outline[current].form {
      case .member(let base?, _, _): current = base
      case .chain(let inner), .forceUnwrap(let inner): current = inner
      default: return current
      }
    }
  }

  /// Whether the scope assigns to what the map's expression names.
  private func isAssigned(
    _ map: Resolver.ExpressionKey, in outline: Outline, near scope: ScopeID
  ) -> Bool {
    guard let declaration = resolver.declaration(namedBy: map) else { return false }
    return outline.expressions.contains { expression in
      guard case .binary(let op, let left, _) = expression.form, op.text == "=",
        outline[scope].range.contains(expression.range.lowerBound)
      else { return false }
      let target = Resolver.ExpressionKey(file: map.file, id: left)
      return resolver.declaration(namedBy: target) == declaration
    }
  }

  /// A name for a second constant that the function around a use does not have.
  private func freeName(around use: Resolver.ExpressionKey) -> String? {
    let outline = resolver.outline(use.file)
    var scope = outline[use.id].scope
    while let parent = outline[scope].parent, !isMembers(outline[parent].kind) { scope = parent }
    let text = resolver.index.files[use.file].source.text(outline[scope].range)
    let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    return ["layout", "mapLayout", "navigationLayout"].first { !words.contains(Substring($0)) }
  }

  private func isMembers(_ kind: Scope.Kind) -> Bool {
    switch kind {
    case .type, .file: true
    case .function, .closure, .block: false
    }
  }
}
