import SwiftSource

extension Resolver {
  /// The type of an expression.
  func type(of key: ExpressionKey) -> SemanticType {
    ask(.expression(key), whenOpen: .type(.unknown)) {
      let outerViewpoint = viewpoint
      viewpoint = key.file
      defer { viewpoint = outerViewpoint }
      let type = settled(computeType(of: key), at: place(of: key)).withinBounds
      return .type(isEndOfOptionalChain(key) ? optional(unwrapped(type)) : type)
    }.type
  }

  private func computeType(of key: ExpressionKey) -> SemanticType {
    let outline = outline(key.file)
    func child(_ id: ExpressionID) -> SemanticType {
      type(of: ExpressionKey(file: key.file, id: id))
    }
    switch outline[key.id].form {
    case .name(let name, let arguments):
      return typeOfName(name, arguments, key)
    case .member(let base, let name, let arguments):
      return typeOfMember(base, name, arguments, key)
    case .call(let callee, let arguments):
      return typeOfCall(callee, arguments, key)
    case .index(let base, let arguments):
      return typeOfSubscript(base, arguments, key)
    case .chain(let inner):
      let type = child(inner)
      // `T?` where a type is meant.
      if case .metatype(let instance) = type { return .metatype(optional(instance)) }
      return unwrapped(type)
    case .forceUnwrap(let inner):
      return unwrapped(child(inner))
    case .prefix(let op, let operand):
      return typeOfPrefix(op, operand, key)
    case .postfix(let op, let operand):
      return typeOfPrefix(op, operand, key)
    case .binary(let op, let left, let right):
      return typeOfBinary(op.text, left, right, key)
    case .conditional(_, let then, let other):
      return joined([then, other], key)
    case .cast(_, let cast, let written):
      let type = type(of: written, at: place(of: key))
      switch cast {
      case .coercion, .forced: return type
      case .conditional: return optional(type)
      case .check: return boolean
      }
    case .closure(let scope):
      return typeOfClosure(scope, key)
    case .literal(let literal):
      return typeOfLiteral(literal)
    case .interpolation:
      return .nominal(platformType("String"), [])
    case .array(let elements):
      if elements.isEmpty { return expectedType(of: key) ?? array(.unknown) }
      return array(joined(elements, key))
    case .dictionary(let parts):
      if parts.isEmpty {
        return expectedType(of: key) ?? .nominal(platformType("Dictionary"), [.unknown, .unknown])
      }
      let keys = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
      let values = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
      return .nominal(platformType("Dictionary"), [joined(keys, key), joined(values, key)])
    case .tuple(let elements):
      if elements.count == 1, elements[0].label == nil { return child(elements[0].value) }
      return .tuple(elements.map { .init(label: $0.label?.text, type: child($0.value)) })
    case .keyPath(let root, let components):
      return typeOfKeyPath(root, components, key)
    case .type(let written):
      return .metatype(type(of: written, at: place(of: key)))
    case .branches(let values):
      return joined(values, key)
    case .optionalTry(let inner):
      let type = child(inner)
      return optional(unwrapped(type))
    case .effect(let inner), .inOut(let inner):
      return child(inner)
    case .macro, .unknown:
      return .unknown
    }
  }

  /// The type of several values of which one is taken.
  private func joined(_ values: [ExpressionID], _ key: ExpressionKey) -> SemanticType {
    var result = SemanticType.unknown
    var isNullable = false
    for value in values {
      if case .literal(.null) = outline(key.file)[value].form {
        isNullable = true
        continue
      }
      let type = type(of: ExpressionKey(file: key.file, id: value))
      guard let joined = join(result, type) else { return expectedType(of: key) ?? .unknown }
      result = joined
    }
    return isNullable && !isOptional(result) ? optional(result) : result
  }

  // MARK: - Literals and closures

  private func typeOfLiteral(_ literal: Expression.Literal) -> SemanticType {
    switch literal {
    case .integer: .nominal(platformType("Int"), [])
    case .float: .nominal(platformType("Double"), [])
    case .boolean: boolean
    case .string: .nominal(platformType("String"), [])
    case .regex, .null: .unknown
    }
  }

  private func typeOfClosure(_ scope: ScopeID, _ key: ExpressionKey) -> SemanticType {
    let outline = outline(key.file)
    var inputs: [SemanticType.Element] = []
    for declared in outline[scope].declarations where outline[declared].kind == .parameter {
      let type = type(ofDeclaration: DeclarationKey(file: key.file, id: declared))
      inputs.append(.init(label: nil, type: type))
    }
    for position in inputs.count..<max(inputs.count, outline[scope].anonymousCount) {
      inputs.append(.init(label: nil, type: closureParameter(position, of: key)))
    }
    if let written = outline[scope].resultType {
      let place = Place(file: key.file, scope: scope, offset: key.id.index)
      return .function(inputs, type(of: written, at: place))
    }
    let results = outline[scope].results.map { type(of: ExpressionKey(file: key.file, id: $0)) }
    let value = results.reduce(SemanticType.unknown) { join($0, $1) ?? $0 }
    return .function(inputs, results.isEmpty ? void : value)
  }

  // MARK: - Optional chains

  /// Whether the expression is a whole chain with `?` in it, whose value is optional.
  private func isEndOfOptionalChain(_ key: ExpressionKey) -> Bool {
    let outline = outline(key.file)
    if let parent = outline[key.id].parent, outline[parent].form.continuesChain(of: key.id) {
      return false
    }
    var current = key.id
    var isFirst = true
    while true {
      switch outline[current].form {
      case .chain(let inner):
        if !isFirst { return true }
        current = inner
      case .member(let base?, _, _): current = base
      case .call(let callee, _): current = callee
      case .index(let base, _): current = base
      case .forceUnwrap(let inner): current = inner
      default: return false
      }
      isFirst = false
    }
  }
}

extension Expression.Form {
  /// Whether this goes on with a chain that `child` begins.
  fileprivate func continuesChain(of child: ExpressionID) -> Bool {
    switch self {
    case .member(let base, _, _): base == child
    case .call(let callee, _): callee == child
    case .index(let base, _): base == child
    case .chain(let inner), .forceUnwrap(let inner): inner == child
    default: false
    }
  }
}
