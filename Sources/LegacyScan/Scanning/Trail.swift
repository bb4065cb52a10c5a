import SourceText
import SwiftSource

/// Tells how the receiver of a use was resolved, or where that stopped.
struct Trail {
  let resolver: Resolver

  init(_ resolver: Resolver) { self.resolver = resolver }

  func steps(for candidate: UseFinder.Candidate) -> [String] {
    switch candidate.use.form {
    case .conformance:
      return ["the inheritance clause names the SDK's protocol"]
    case .implementation, .override:
      return [enclosing(candidate)]
    case .keyPath:
      return [keyPathStep(candidate)]
    case .read, .write, .modify, .toggle, .call, .reference, .key:
      break
    }
    guard let base = candidate.base else { return [enclosing(candidate)] }
    var steps: [String] = []
    for id in spine(of: base, in: resolver.outline(candidate.file)) {
      steps.append(step(Resolver.ExpressionKey(file: candidate.file, id: id)))
    }
    return steps
  }

  private func enclosing(_ candidate: UseFinder.Candidate) -> String {
    guard let own = resolver.selfType(at: candidate.file, scope: candidate.scope) else {
      return "no type encloses it"
    }
    let names = resolver.lineage(of: own).map { name(of: $0) }
    return "'self' is " + names.prefix(4).joined(separator: ", a ")
  }

  private func keyPathStep(_ candidate: UseFinder.Candidate) -> String {
    guard let id = candidate.expression,
      case .keyPath(let root, let components) = resolver.outline(candidate.file)[id].form
    else { return "a key path" }
    let key = Resolver.ExpressionKey(file: candidate.file, id: id)
    let types = resolver.keyPathTypes(root, components, key)
    return "the key path goes " + types.map { name(of: $0) }.joined(separator: " → ")
  }

  /// The chain of an expression from its first name outward.
  private func spine(of id: ExpressionID, in outline: Outline) -> [ExpressionID] {
    var chain: [ExpressionID] = []
    var current: ExpressionID? = id
    while let next = current, chain.count < 32 {
      switch outline[next].form {
      case .chain(let inner), .forceUnwrap(let inner), .effect(let inner):
        current = inner
        continue
      case .member(let base, _, _): current = base
      case .call(let callee, _): current = callee
      case .index(let base, _): current = base
      case .cast: current = nil
      case .tuple(let elements) where elements.count == 1: current = elements[0].value
      default: current = nil
      }
      chain.append(next)
    }
    return chain.reversed()
  }

  private func step(_ key: Resolver.ExpressionKey) -> String {
    let outline = resolver.outline(key.file)
    let source = resolver.index.files[key.file].source
    let text = source.text(outline[key.id].range).split(whereSeparator: \.isNewline)
      .map { $0.trimmed }.joined()
    let type = resolver.type(of: key)
    if type.isUnknown { return "'\(text)' is not known\(reason(key))" }
    return "'\(text)' is \(name(of: type))\(declared(key))"
  }

  private func declaration(_ key: Resolver.ExpressionKey) -> DeclarationKey? {
    switch resolver.outline(key.file)[key.id].form {
    case .name(let name, _) where name.text != "self":
      return resolver.lookUp(name.text, at: resolver.place(of: key)).first?.key
    case .member(let base?, let name, _):
      let type = resolver.type(of: Resolver.ExpressionKey(file: key.file, id: base))
      if case .metatype(let instance) = resolver.fullyUnwrapped(type) {
        return resolver.members(named: name.text, of: instance).first?.key
      }
      return resolver.valueMembers(named: name.text, of: type).first?.key
    default:
      return nil
    }
  }

  private func declared(_ key: Resolver.ExpressionKey) -> String {
    guard let found = declaration(key), !resolver.index.files[found.file].isPlatform else {
      return ""
    }
    return ", declared at \(place(found))"
  }

  private func reason(_ key: Resolver.ExpressionKey) -> String {
    if let found = declaration(key) {
      return ": the type of its declaration at \(place(found)) could not be found"
    }
    switch resolver.outline(key.file)[key.id].form {
    case .name(let name, _): return ": no declaration of '\(name.text)' was found"
    case .member(_, let name, _): return ": no member '\(name.text)' was found"
    default: return ""
    }
  }

  private func place(_ key: DeclarationKey) -> String {
    let source = resolver.index.files[key.file].source
    let position = resolver.lineTable(key.file)
      .position(of: resolver.index[key].name.range.lowerBound)
    return "\(source.path):\(position.line)"
  }

  private func name(of type: SemanticType) -> String {
    switch type {
    case .nominal(let id, let arguments):
      let own = resolver.index[id].qualifiedName
      if id == resolver.platformType("Optional"), let wrapped = arguments.first {
        return name(of: wrapped) + "?"
      }
      if arguments.isEmpty { return own }
      return own + "<" + arguments.map { name(of: $0) }.joined(separator: ", ") + ">"
    case .parameter(let key):
      return resolver.index[key].name.text
    case .dependent(let base, let member):
      return name(of: base) + "." + member
    case .tuple(let elements):
      return "(" + elements.map { name(of: $0.type) }.joined(separator: ", ") + ")"
    case .function(let inputs, let result):
      return "(" + inputs.map { name(of: $0.type) }.joined(separator: ", ") + ") -> "
        + name(of: result)
    case .metatype(let inner):
      return name(of: inner) + ".Type"
    case .composition(let parts):
      return parts.map { name(of: $0) }.joined(separator: " & ")
    case .alternatives(let parts):
      return parts.map { name(of: $0) }.joined(separator: " or ")
    case .unknown:
      return "not known"
    }
  }
}

extension Substring {
  /// Without spaces and tabs at either end.
  fileprivate var trimmed: Substring {
    var text = self
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}
