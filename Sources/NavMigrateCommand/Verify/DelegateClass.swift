import SwiftSource

/// A class that conforms to `NavigationLayoutDelegate`, as far as the text shows.
struct DelegateClass: Sendable, Hashable {
  /// How code in another file of the module makes one.
  enum Access: Sendable, Hashable {
    case open
    /// Private to its file.
    case inFile
    /// Private to the type of this dotted name, which encloses it.
    case inType(String)
  }

  /// The dotted name.
  let name: String
  /// As a declaration beside it would name it: without the names of the enclosing types.
  let plainName: String
  /// The index of its file.
  let file: Int
  /// The name in its declaration.
  let range: Range<Int>
  let access: Access
}

extension DelegateClass {
  /// The same class where its file has another index.
  func moved(toFile file: Int) -> DelegateClass {
    DelegateClass(name: name, plainName: plainName, file: file, range: range, access: access)
  }

  static let protocolNames: Set<String> = ["NavigationLayoutDelegate"]

  /// The delegate classes of some files, in the order of the files. Classes inside functions are
  /// left out: nothing outside can make one.
  static func all(in files: [DelegateFile]) -> [DelegateClass] {
    let conforming = Conformances(files)
    var found: [DelegateClass] = []
    for (index, file) in files.enumerated() {
      for declaration in file.outline.declarations where declaration.kind == .class {
        guard let chain = file.outline.enclosingTypes(of: declaration),
          conforming.contains(chain.name(of: declaration), declaration)
        else { continue }
        found.append(DelegateClass(declaration, chain, file: index))
      }
    }
    return found
  }

  init(_ declaration: Declaration, _ chain: TypeChain, file: Int) {
    name = chain.name(of: declaration)
    plainName = declaration.name.text
    self.file = file
    range = declaration.name.range
    if declaration.modifiers.contains(.private), !chain.types.isEmpty {
      access = .inType(chain.text)
    } else if DelegateFile.isPrivate(declaration) || chain.types.contains(where: \.isPrivate) {
      access = .inFile
    } else {
      access = .open
    }
  }
}

/// The types a declaration stands in, outermost first.
struct TypeChain {
  var types: [(name: String, isPrivate: Bool)] = []

  var text: String { types.map(\.name).joined(separator: ".") }

  func name(of declaration: Declaration) -> String {
    (types.map(\.name) + [declaration.name.text]).joined(separator: ".")
  }
}

extension Outline {
  /// nil where a function stands between the declaration and the file.
  func enclosingTypes(of declaration: Declaration) -> TypeChain? {
    var chain = TypeChain()
    var scope: ScopeID? = declaration.scope
    while let current = scope {
      switch self[current].kind {
      case .file: return chain
      case .type(let owner):
        let type = self[owner]
        chain.types.insert((type.name.text, DelegateFile.isPrivate(type)), at: 0)
      case .function, .closure, .block: return nil
      }
      scope = self[current].parent
    }
    return chain
  }
}
