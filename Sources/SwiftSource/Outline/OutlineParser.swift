/// Reads a file's declarations and expressions, tolerant of text that is not Swift.
///
/// It never fails: what cannot be read is passed over a token at a time, or bracket by bracket.
struct OutlineParser {
  /// Brackets and blocks nested deeper than this are passed over and noted as unread.
  static let deepestNesting = 120

  var cursor: TokenCursor
  let outline: Outline
  var scope = Outline.file
  var statement = StatementID(0)
  var depth = 0
  /// In the head of `if`, `for`, `switch` and their like a `{` begins the body.
  var isInHead = false
  /// In the initial value of a variable a `{` may begin the variable's observers.
  var isReadingInitializer = false
  /// The clause of an `#if` being read; -1 outside.
  var condition = -1
  private var conditionCount = 0

  init(bytes: [UInt8], tokens: [Token], into outline: Outline) {
    self.outline = outline
    cursor = TokenCursor(bytes: bytes, tokens: tokens)
    outline.scopes.append(Scope(kind: .file, parent: nil, range: 0..<bytes.count))
    outline.statements.append(Statement(range: 0..<bytes.count, scope: scope))
  }

  mutating func parseFile() {
    while !cursor.isAtEnd {
      parseStatements()
      // A closing bracket without a partner.
      if !cursor.isAtEnd { cursor.advance() }
    }
  }

  // MARK: - Building

  mutating func add(_ form: Expression.Form, from start: Int) -> ExpressionID {
    add(form, range: range(from: start))
  }

  mutating func add(_ form: Expression.Form, range: Range<Int>) -> ExpressionID {
    let id = ExpressionID(outline.expressions.count)
    outline.expressions.append(
      Expression(form: form, range: range, scope: scope, statement: statement, parent: nil))
    for child in form.children { outline.expressions[child.index].parent = id }
    return id
  }

  mutating func declare(
    _ kind: Declaration.Kind, _ name: Name, from start: Int, isVisibleFrom visible: Int? = nil
  ) -> DeclarationID {
    let id = DeclarationID(outline.declarations.count)
    outline.declarations.append(
      Declaration(
        kind: kind, name: name, scope: scope, range: range(from: start),
        visibleFrom: isLocal ? visible ?? 0 : 0, condition: condition))
    outline.scopes[scope.index].declarations.append(id)
    return id
  }

  /// Whether declarations made here are locals, seen only after the place where they stand.
  var isLocal: Bool {
    switch outline.scopes[scope.index].kind {
    case .file, .type: false
    case .function, .closure, .block: true
    }
  }

  mutating func update(_ id: DeclarationID, _ change: (Declaration) -> Void) {
    change(outline.declarations[id.index])
  }

  @discardableResult
  mutating func inScope<Result>(
    _ kind: Scope.Kind, _ body: (inout OutlineParser) -> Result
  ) -> (ScopeID, Result) {
    let id = ScopeID(outline.scopes.count)
    let outer = scope
    let start = cursor.offset
    outline.scopes.append(Scope(kind: kind, parent: outer, range: start..<start))
    scope = id
    let result = body(&self)
    outline.scopes[id.index].range = range(from: start)
    scope = outer
    return (id, result)
  }

  @discardableResult
  mutating func inStatement<Result>(_ body: (inout OutlineParser) -> Result) -> Result {
    let outer = statement
    let start = cursor.offset
    statement = StatementID(outline.statements.count)
    outline.statements.append(Statement(range: start..<start, scope: scope))
    let current = statement
    let result = body(&self)
    if outline.statements[current.index].range.isEmpty { endStatement(current, from: start) }
    statement = outer
    return result
  }

  /// Ends the text of a statement here: for a head, before its body is read.
  mutating func endStatement(_ id: StatementID, from start: Int) {
    outline.statements[id.index].range = range(from: start)
  }

  /// From an offset to the end of the last token that was passed; empty if none was.
  func range(from start: Int) -> Range<Int> { start..<max(start, cursor.lastEnd) }

  mutating func newCondition() -> Int {
    conditionCount += 1
    return conditionCount
  }

  // MARK: - Brackets

  /// Reads what stands between the bracket at the place and its partner, and ends after it.
  mutating func inBrackets(_ body: (inout OutlineParser) -> Void) {
    let end = cursor.partner()
    let outerLimit = cursor.limit
    let outerHead = isInHead
    let outerInitializer = isReadingInitializer
    let start = cursor.offset
    cursor.advance()
    if depth >= OutlineParser.deepestNesting {
      cursor.jump(to: end)
      outline.unreadRanges.append(start..<cursor.offset)
    } else {
      depth += 1
      cursor.limit = end
      isInHead = false
      isReadingInitializer = false
      body(&self)
      isInHead = outerHead
      isReadingInitializer = outerInitializer
      cursor.limit = outerLimit
      depth -= 1
      cursor.jump(to: end)
    }
    cursor.advance()
  }

  /// Guards a recursion that takes no bracket (`- - - x`, `if … else if …`); nil when too deep.
  mutating func nested<Result>(_ body: (inout OutlineParser) -> Result) -> Result? {
    guard depth < OutlineParser.deepestNesting else {
      outline.unreadRanges.append(cursor.offset..<cursor.offset)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  // MARK: - Names

  /// The name at the place, if a word of any spelling stands there.
  mutating func takeName() -> Name? {
    guard let lexeme = cursor.lexeme() else { return nil }
    switch lexeme.kind {
    case .word, .dollarWord, .wildcard, .editorPlaceholder:
      let name = Name(text: cursor.text(), range: lexeme.start..<lexeme.end)
      cursor.advance()
      return name
    case .quotedWord:
      let text = String(cursor.text().dropFirst().dropLast())
      cursor.advance()
      return Name(text: text, range: lexeme.start..<lexeme.end)
    default:
      return nil
    }
  }
}

extension Outline {
  /// Reads a file from its tokens.
  package convenience init(of bytes: [UInt8], tokens: [Token]) {
    self.init()
    var parser = OutlineParser(bytes: bytes, tokens: tokens, into: self)
    parser.parseFile()
  }

  /// Reads a file; both sides of a merge conflict are part of it.
  package convenience init(of bytes: [UInt8]) {
    self.init(of: bytes, tokens: Lexer.tokens(of: bytes, conflicts: .read).tokens)
  }
}

extension Expression.Form {
  /// The expressions this one is made of, in source order.
  package var children: [ExpressionID] {
    switch self {
    case .name, .literal, .type, .closure: []
    case .member(let base, _, _): base.map { [$0] } ?? []
    case .call(let callee, let arguments): [callee] + arguments.map(\.value)
    case .index(let base, let arguments): [base] + arguments.map(\.value)
    case .chain(let e), .forceUnwrap(let e), .prefix(_, let e), .postfix(_, let e),
      .cast(let e, _, _), .optionalTry(let e), .effect(let e), .inOut(let e):
      [e]
    case .binary(_, let left, let right): [left, right]
    case .conditional(let condition, let then, let other): [condition, then, other]
    case .interpolation(let parts), .array(let parts), .dictionary(let parts),
      .branches(let parts), .unknown(let parts):
      parts
    case .tuple(let elements): elements.map(\.value)
    case .keyPath(_, let components):
      components.flatMap { component -> [ExpressionID] in
        if case .index(let arguments) = component { arguments.map(\.value) } else { [] }
      }
    case .macro(_, let arguments): arguments.map(\.value)
    }
  }
}
