import SourceText
import SwiftSource

/// Finds the types of expressions in one project, as far as declarations tell.
///
/// It answers `unknown` rather than guess. Not thread-safe: one resolver works for one thread.
final class Resolver {
  var index: ProjectIndex
  /// Names that were looked for and not found: files that declare them may not have been read yet.
  var missingNames: Set<String> = []
  /// Types that a name was looked for in and found only outside of: a file that was not read may
  /// declare a member of that name.
  var doubtedTypes: Set<String> = []

  var questions = Questions()
  var initialised: [Int: [ExpressionID: DeclarationID]] = [:]
  var attributeUses: [Int: [ExpressionID: AttributeUse]] = [:]
  var assigned: [Int: [String: [(left: ExpressionID, right: ExpressionID)]]] = [:]
  var returned: [Int: [ExpressionID: ScopeID]] = [:]
  var parametersOfDeclarations: [DeclarationKey: [DeclarationKey]] = [:]
  var factsOfScopes: [ScopeKey: [Fact]] = [:]
  var operatorCallables: [OperatorKey: [Callable]] = [:]
  var globalMembers: [GlobalKey: [Member]] = [:]
  /// The file from which members are looked at; -1 for none.
  var viewpoint = -1
  private var lineTables: [Int: LineTable] = [:]
  private var wellKnown: [String: TypeID] = [:]

  init(index: ProjectIndex) {
    self.index = index
    attachExtensions()
  }

  struct ExpressionKey: Hashable {
    let file: Int
    let id: ExpressionID
  }

  struct ScopeKey: Hashable {
    let file: Int
    let scope: ScopeID
  }

  /// A place from which names are looked up.
  struct Place {
    let file: Int
    let scope: ScopeID
    let offset: Int
  }

  /// The lines of a file, found when they are first asked for.
  func lineTable(_ file: Int) -> LineTable {
    if let known = lineTables[file] { return known }
    let table = LineTable(index.files[file].source.bytes)
    lineTables[file] = table
    return table
  }

  func outline(_ file: Int) -> Outline { index.files[file].outline }

  func place(of key: ExpressionKey) -> Place {
    let expression = outline(key.file)[key.id]
    return Place(file: key.file, scope: expression.scope, offset: expression.range.lowerBound)
  }

  private func attachExtensions() {
    // An extension of a type that another extension declares waits for that one.
    var waiting: [DeclarationKey] = []
    for (file, entry) in index.files.enumerated() {
      for id in entry.outline.declarations.indices
      where entry.outline.declarations[id].kind == .extension {
        waiting.append(DeclarationKey(file: file, id: DeclarationID(id)))
      }
    }
    for isLast in [false, false, true] {
      var left: [DeclarationKey] = []
      for key in waiting {
        guard let id = extendedType(of: key, whenUnknown: isLast ? .makeForeign : .wait) else {
          left.append(key)
          continue
        }
        index.attach(key, to: id)
      }
      waiting = left
      // What was learned from an index without them is forgotten.
      forgetTypes()
    }
    missingNames = []
    doubtedTypes = []
  }

  private func forgetTypes() {
    questions = Questions()
    factsOfScopes = [:]
    operatorCallables = [:]
  }

  private enum UnknownType { case wait, makeForeign }

  private func extendedType(of key: DeclarationKey, whenUnknown: UnknownType) -> TypeID? {
    let declaration = index[key]
    guard let written = declaration.type else { return nil }
    let place = Place(
      file: key.file, scope: Outline.file, offset: declaration.range.lowerBound)
    let types: [SemanticType]
    switch type(of: written, at: place) {
    case .composition(let parts): types = parts
    case let type: types = [type]
    }
    for case .nominal(let id, _) in types {
      if index[id].declaration == nil, whenUnknown == .wait { return nil }
      return id
    }
    return whenUnknown == .makeForeign ? index.foreignType(named: declaration.name.text) : nil
  }

  // MARK: - Well-known types

  /// The platform's type of this name.
  func platformType(_ name: String) -> TypeID {
    if let known = wellKnown[name] { return known }
    let found = (index.typesByName[name] ?? []).first { id in
      guard let key = index[id].declaration else { return false }
      return index.files[key.file].isPlatform
    }
    let id = found ?? index.foreignType(named: name)
    wellKnown[name] = id
    return id
  }

  func optional(_ type: SemanticType) -> SemanticType {
    if type.isUnknown { return .unknown }
    return .nominal(platformType("Optional"), [type])
  }

  func array(_ type: SemanticType) -> SemanticType { .nominal(platformType("Array"), [type]) }

  var boolean: SemanticType { .nominal(platformType("Bool"), []) }
  var void: SemanticType { .tuple([]) }

  /// The type without one layer of optionality; a type that is not optional is itself.
  func unwrapped(_ type: SemanticType) -> SemanticType {
    switch type {
    case .nominal(let id, let arguments) where id == platformType("Optional"):
      return arguments.first ?? .unknown
    case .alternatives(let types):
      return .alternatives(types.map { unwrapped($0) })
    default:
      return type
    }
  }

  /// The type without any optionality.
  func fullyUnwrapped(_ type: SemanticType) -> SemanticType {
    var type = type
    for _ in 0..<8 {
      let inner = unwrapped(type)
      if inner == type { return type }
      type = inner
    }
    return type
  }
}
