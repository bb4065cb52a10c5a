import NavSDK
import SourceText
import SwiftSource

/// The classes of a project that hear of prompts: where they are declared, and who calls them.
struct ListenerClasses {
  /// A call of a callback by the app itself.
  struct Call {
    let path: String
    /// Gives the callback its new name.
    let edit: TextEdit
    /// It is on `self` or `super`.
    let isOnItself: Bool
  }

  /// Where a class adopts the carrier's protocol; no edits if it does already.
  struct Adoption {
    let path: String
    let edits: [TextEdit]
  }

  /// The name of the carrier's protocol.
  private let observer: String
  private let files: [(source: SourceFile, outline: Outline)]

  private static let newNames: [String: String] = {
    var names: [String: String] = [:]
    for element in LegacyCatalogue.elements {
      guard case .observer(_, let method, _) = element.replacement else { continue }
      for name in element.swiftNames { names[name] = method }
    }
    return names
  }()

  private static let search = WordSearch(["GMSNavigatorListener"] + newNames.keys.sorted())

  /// `sources` are the files of one project.
  init(_ sources: [SourceFile], observer: String) {
    self.observer = observer
    files = sources.filter { $0.bytes.withUnsafeBufferPointer(Self.search.hasMatch) }
      .map { ($0, Outline(of: $0.bytes)) }
  }

  /// Where `owner` adopts the protocol: after the listener protocol if it names one, else in the
  /// clause of the declaration that holds the callbacks; nil if there is none.
  func adoption(by owner: String) -> Adoption? {
    var fallback: Adoption?
    for (source, outline, declaration) in declarations(of: owner) {
      if declaration.inherited.contains(where: { $0.isNamed(observer) }) {
        return Adoption(path: source.path, edits: [])
      }
      if let named = declaration.inherited.first(where: { $0.isNamed("GMSNavigatorListener") }) {
        return Adoption(
          path: source.path,
          edits: [insertion(at: named.range.upperBound)]
            + emptiedAttribute(of: named, by: owner, in: source))
      }
      guard fallback == nil, let last = declaration.inherited.last,
        members(of: declaration, outline).contains(where: { Self.newNames[$0] != nil })
      else { continue }
      fallback = Adoption(path: source.path, edits: [insertion(at: last.range.upperBound)])
    }
    return fallback
  }

  /// `@preconcurrency` before the listener protocol has no effect where no method of it is left.
  private func emptiedAttribute(
    of type: TypeExpression, by owner: String, in source: SourceFile
  ) -> [TextEdit] {
    guard let name = type.firstName else { return [] }
    let attribute = Array("@preconcurrency ".utf8)
    let start = name.range.lowerBound - attribute.count
    guard start >= 0, source.bytes[start..<name.range.lowerBound].elementsEqual(attribute) else {
      return []
    }
    let others = declarations(of: owner).flatMap { members(of: $0.declaration, $0.outline) }
      .filter { $0.hasPrefix("navigator") && Self.newNames[$0] == nil }
    return others.isEmpty ? [TextEdit(range: start..<name.range.lowerBound, text: "")] : []
  }

  private func insertion(at offset: Int) -> TextEdit {
    TextEdit(range: offset..<offset, text: ", \(observer)")
  }

  /// Whether a class is below one of others.
  func inherits(_ owner: String, fromOneOf others: Set<String>) -> Bool {
    var pending = [owner]
    var seen: Set<String> = [owner]
    while let next = pending.popLast() {
      for (_, _, declaration) in declarations(of: next) {
        for case .named(let parts) in declaration.inherited.map(\.form) {
          let name = parts.map(\.name.text).joined(separator: ".")
          guard seen.insert(name).inserted else { continue }
          if others.contains(name) { return true }
          pending.append(name)
        }
      }
    }
    return false
  }

  /// A member of a class that has the new name of a callback.
  func memberInTheWay(of owner: String) -> String? {
    let names = Set(Self.newNames.values)
    return declarations(of: owner).lazy
      .compactMap { members(of: $0.declaration, $0.outline).first { names.contains($0) } }.first
  }

  /// A protocol of the app that asks for a callback under its old name.
  var protocolWithCallback: String? {
    for (_, outline) in files {
      for declaration in outline.declarations where declaration.kind == .protocol {
        if members(of: declaration, outline).contains(where: { Self.newNames[$0] != nil }) {
          return declaration.name.text
        }
      }
    }
    return nil
  }

  /// What the app calls, in the order of files and places.
  var calls: [Call] {
    files.flatMap { source, outline in
      let path = source.path
      return outline.expressions.compactMap { expression -> Call? in
        switch expression.form {
        case .name(let name, _):
          return call(name, in: path, isOnItself: true)
        case .member(let base?, let name, _):
          guard case .name(let receiver, _) = outline[base].form else {
            return call(name, in: path, isOnItself: false)
          }
          return call(name, in: path, isOnItself: ["self", "super"].contains(receiver.text))
        default:
          return nil
        }
      }
    }
  }

  private func call(_ name: Name, in path: String, isOnItself: Bool) -> Call? {
    guard let new = Self.newNames[name.text] else { return nil }
    return Call(
      path: path, edit: TextEdit(range: name.range, text: new), isOnItself: isOnItself)
  }

  // MARK: - Declarations

  private func declarations(
    of owner: String
  ) -> [(source: SourceFile, outline: Outline, declaration: Declaration)] {
    files.flatMap { source, outline in
      outline.declarations.filter { declares($0, owner, outline) }.map { (source, outline, $0) }
    }
  }

  private func members(of declaration: Declaration, _ outline: Outline) -> [String] {
    guard let body = declaration.body else { return [] }
    return outline[body].declarations.map { outline[$0].name.text }
  }

  private func declares(_ declaration: Declaration, _ owner: String, _ outline: Outline) -> Bool {
    switch declaration.kind {
    case .class, .struct, .enum, .actor:
      return qualifiedName(declaration, outline) == owner
    case .extension:
      return declaration.name.text == owner || owner.hasSuffix("." + declaration.name.text)
    case .protocol, .alias, .associatedType, .genericParameter, .variable, .parameter, .function,
      .initializer, .subscript, .enumCase, .other:
      return false
    }
  }

  private func qualifiedName(_ declaration: Declaration, _ outline: Outline) -> String {
    var names = [declaration.name.text]
    var scope: ScopeID? = declaration.scope
    while let current = scope {
      if case .type(let outer) = outline[current].kind {
        names.insert(outline[outer].name.text, at: 0)
      }
      scope = outline[current].parent
    }
    return names.joined(separator: ".")
  }
}

extension TypeExpression {
  /// The first of its dotted names.
  fileprivate var firstName: Name? {
    if case .named(let parts) = form { parts.first?.name } else { nil }
  }

  /// Whether it is the type of this name, or a composition with it.
  fileprivate func isNamed(_ name: String) -> Bool {
    switch form {
    case .named(let parts): parts.last?.name.text == name
    case .composition(let parts): parts.contains { $0.isNamed(name) }
    case .optional, .array, .dictionary, .tuple, .function, .metatype, .member, .unknown: false
    }
  }
}
