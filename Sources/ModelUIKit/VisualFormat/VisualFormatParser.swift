/// Reads the visual format language.
struct VisualFormatParser {
  private let text: [Character]
  private var position = 0

  init(_ format: String) {
    text = Array(format)
  }

  func parse() throws(VisualFormatError) -> VisualFormat {
    var parser = self
    return try parser.parseFormat()
  }

  private mutating func parseFormat() throws(VisualFormatError) -> VisualFormat {
    skipSpaces()
    var axis = NSLayoutConstraint.Axis.horizontal
    if take("H:") {
      axis = .horizontal
    } else if take("V:") {
      axis = .vertical
    }
    var elements: [VisualFormat.Element] = []
    var connections: [VisualFormat.Connection] = []
    while true {
      let element = try parseElement()
      elements.append(element)
      if position == text.count { break }
      if element == .superview, elements.count > 1 {
        throw fail("expected the end after the superview")
      }
      connections.append(try parseConnection())
    }
    let views = elements.filter { $0 != .superview }
    guard !views.isEmpty else { throw fail("expected a view") }
    return VisualFormat(axis: axis, elements: elements, connections: connections)
  }

  private mutating func parseElement() throws(VisualFormatError) -> VisualFormat.Element {
    if take("|") { return .superview }
    guard take("[") else { throw fail("expected a view, which begins with '['") }
    guard let name = takeName() else { throw fail("expected the name of a view") }
    var predicates: [VisualFormat.Predicate] = []
    if take("(") { predicates = try parsePredicates() }
    guard take("]") else { throw fail("expected ']'") }
    return .view(name, predicates)
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if peek == "[" || peek == "|" { return .standard }
    var predicates: [VisualFormat.Predicate] = []
    if take("(") {
      predicates = try parsePredicates()
    } else {
      predicates = [
        VisualFormat.Predicate(relation: .equal, value: try parseSimpleValue(), priority: nil)
      ]
    }
    guard take("-") else { throw fail("expected '-' after a distance") }
    return .distances(predicates)
  }

  /// Reads predicates up to and including the closing parenthesis.
  private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var result: [VisualFormat.Predicate] = []
    repeat {
      var relation = NSLayoutConstraint.Relation.equal
      if take(">=") {
        relation = .greaterThanOrEqual
      } else if take("<=") {
        relation = .lessThanOrEqual
      } else {
        _ = take("==")
      }
      let value = try parseValue()
      let priority = take("@") ? try parseSimpleValue() : nil
      result.append(VisualFormat.Predicate(relation: relation, value: value, priority: priority))
    } while take(",")
    guard take(")") else { throw fail("expected ')'") }
    return result
  }

  /// A number or a name; a name may be multiplied, divided and added to.
  private mutating func parseValue() throws(VisualFormatError) -> VisualFormat.Value {
    let value = try parseSimpleValue()
    guard case .name(let name, _, _) = value else { return value }
    var multiplier = 1.0
    var constant = 0.0
    if take("*") {
      multiplier = try parseNumber()
    } else if take("/") {
      let divisor = try parseNumber()
      guard divisor != 0 else { throw fail("division by zero") }
      multiplier = 1 / divisor
    }
    if take("+") {
      constant = try parseNumber()
    } else if take("-") {
      constant = -(try parseNumber())
    }
    return .name(name, multiplier: multiplier, constant: constant)
  }

  private mutating func parseSimpleValue() throws(VisualFormatError) -> VisualFormat.Value {
    skipSpaces()
    if let name = takeName() { return .name(name, multiplier: 1, constant: 0) }
    return .number(try parseNumber())
  }

  private mutating func parseNumber() throws(VisualFormatError) -> Double {
    skipSpaces()
    let start = position
    if peek == "-" { position += 1 }
    while let next = peek, next.isNumber || next == "." { position += 1 }
    guard let value = Double(String(text[start..<position])), value.isFinite else {
      position = start
      throw fail("expected a number or a name")
    }
    return value
  }

  // MARK: Characters

  private var peek: Character? { position < text.count ? text[position] : nil }

  private mutating func skipSpaces() {
    while let next = peek, next.isWhitespace { position += 1 }
  }

  private mutating func take(_ expected: String) -> Bool {
    skipSpaces()
    let end = position + expected.count
    guard end <= text.count, Array(expected) == Array(text[position..<end]) else { return false }
    position = end
    skipSpaces()
    return true
  }

  private mutating func takeName() -> String? {
    let start = position
    guard let first = peek, first.isLetter || first == "_" else { return nil }
    while let next = peek, next.isLetter || next.isNumber || next == "_" { position += 1 }
    let name = String(text[start..<position])
    skipSpaces()
    return name
  }

  private func fail(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: "\(reason) at character \(position + 1)")
  }
}
