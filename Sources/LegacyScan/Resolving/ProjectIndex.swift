import SourceText
import SwiftSource

/// All outlines of a project and of the platform's declarations, merged by type.
package struct ProjectIndex: Sendable {
  package final class File: Sendable {
    package let source: SourceFile
    package let outline: Outline
    /// Declarations of the platform that the project's files are read against.
    package let isPlatform: Bool
    /// Folder names of the path, without the file's.
    let folders: [String]

    package init(source: SourceFile, outline: Outline, isPlatform: Bool) {
      self.source = source
      self.outline = outline
      self.isPlatform = isPlatform
      folders = source.path.split(separator: "/").dropLast().map(String.init)
    }
  }

  /// One type: its declaration, what extends it, its members by name.
  package struct TypeRecord: Sendable {
    package let name: String
    /// Dotted, from the outermost type.
    package let qualifiedName: String
    /// Nil for a type that is named but declared in no file that was read.
    package let declaration: DeclarationKey?
    let parent: TypeID?
    var extensions: [DeclarationKey] = []
    var members: [String: [DeclarationKey]] = [:]
    var nested: [String: [TypeID]] = [:]
  }

  package let files: [File]
  package private(set) var types: [TypeRecord] = []
  /// Types at file level and inside functions, by name.
  private(set) var typesByName: [String: [TypeID]] = [:]
  private(set) var typeOfDeclaration: [DeclarationKey: TypeID] = [:]
  /// Aliases, functions and variables at file level, by name.
  private(set) var globals: [String: [DeclarationKey]] = [:]
  private var foreign: [String: TypeID] = [:]

  package init(files: [File]) {
    self.files = files
    for index in files.indices { collectTypes(ofFile: index) }
    for index in files.indices { collectGlobals(ofFile: index) }
  }

  package subscript(_ id: TypeID) -> TypeRecord { types[id.index] }
  package subscript(_ key: DeclarationKey) -> Declaration { files[key.file].outline[key.id] }

  /// What a type and its extensions declare under a name, without a copy of the type's record.
  func members(named name: String, in id: TypeID) -> [DeclarationKey] {
    types[id.index].members[name] ?? []
  }

  func nestedTypes(named name: String, in id: TypeID) -> [TypeID] {
    types[id.index].nested[name] ?? []
  }

  /// The type that a scope of a file is the body of; nil for that of an extension.
  func type(withBody scope: ScopeID, in file: Int) -> TypeID? {
    guard case .type(let id) = files[file].outline[scope].kind else { return nil }
    return typeOfDeclaration[DeclarationKey(file: file, id: id)]
  }

  // MARK: - Building

  private mutating func collectTypes(ofFile file: Int) {
    let outline = files[file].outline
    // Outer types come before the types inside them: a type is declared before its body is read.
    for index in outline.declarations.indices {
      let declaration = outline.declarations[index]
      guard declaration.kind.isNominal else { continue }
      let key = DeclarationKey(file: file, id: DeclarationID(index))
      var parent: TypeID?
      if case .type(let owner) = outline[declaration.scope].kind {
        guard outline[owner].kind.isNominal else { continue }
        parent = typeOfDeclaration[DeclarationKey(file: file, id: owner)]
      }
      addType(named: declaration.name.text, declaration: key, parent: parent)
    }
  }

  @discardableResult
  private mutating func addType(
    named name: String, declaration: DeclarationKey?, parent: TypeID?
  ) -> TypeID {
    let id = TypeID(index: types.count)
    let qualified = parent.map { types[$0.index].qualifiedName + "." + name } ?? name
    types.append(
      TypeRecord(name: name, qualifiedName: qualified, declaration: declaration, parent: parent))
    if let declaration {
      typeOfDeclaration[declaration] = id
      addMembers(of: declaration, to: id)
    }
    if let parent {
      types[parent.index].nested[name, default: []].append(id)
    } else {
      typesByName[name, default: []].append(id)
    }
    return id
  }

  private mutating func addMembers(of key: DeclarationKey, to id: TypeID) {
    let outline = files[key.file].outline
    guard let body = outline[key.id].body else { return }
    for member in outline[body].declarations {
      types[id.index].members[outline[member].name.text, default: []]
        .append(DeclarationKey(file: key.file, id: member))
    }
  }

  private mutating func collectGlobals(ofFile file: Int) {
    let outline = files[file].outline
    for id in outline[Outline.file].declarations {
      let declaration = outline[id]
      if !declaration.kind.isNominal, declaration.kind != .extension {
        globals[declaration.name.text, default: []].append(DeclarationKey(file: file, id: id))
      }
    }
  }

  /// Adds what an extension declares to the type it extends, types inside it included.
  mutating func attach(_ key: DeclarationKey, to id: TypeID) {
    types[id.index].extensions.append(key)
    addMembers(of: key, to: id)
    let outline = files[key.file].outline
    guard let body = outline[key.id].body else { return }
    attachNested(in: body, ofFile: key.file, to: id)
  }

  private mutating func attachNested(in body: ScopeID, ofFile file: Int, to parent: TypeID) {
    let outline = files[file].outline
    for member in outline[body].declarations where outline[member].kind.isNominal {
      let key = DeclarationKey(file: file, id: member)
      guard typeOfDeclaration[key] == nil else { continue }
      let id = addType(named: outline[member].name.text, declaration: key, parent: parent)
      if let inner = outline[member].body { attachNested(in: inner, ofFile: file, to: id) }
    }
  }

  /// The record of a type that is named, but declared in no file that was read.
  mutating func foreignType(named name: String) -> TypeID {
    if let known = foreign[name] { return known }
    let id = TypeID(index: types.count)
    types.append(TypeRecord(name: name, qualifiedName: name, declaration: nil, parent: nil))
    foreign[name] = id
    return id
  }

  // MARK: - Choosing

  /// Of several declarations of one name those nearest to a file: the project's before the
  /// platform's, the same file, then the longest common folder. More than one only if equally near.
  func nearest<Candidate>(
    _ candidates: [Candidate], to file: Int, fileOf: (Candidate) -> Int
  ) -> [Candidate] {
    guard candidates.count > 1 else { return candidates }
    var best: [Candidate] = []
    var bestScore = Int.min
    for candidate in candidates {
      let score = nearness(of: fileOf(candidate), to: file)
      if score > bestScore {
        (best, bestScore) = ([candidate], score)
      } else if score == bestScore {
        best.append(candidate)
      }
    }
    return best
  }

  private func nearness(of other: Int, to file: Int) -> Int {
    if other == file { return Int.max }
    if files[other].isPlatform { return -1 }
    let (a, b) = (files[file].folders, files[other].folders)
    var common = 0
    while common < a.count, common < b.count, a[common] == b[common] { common += 1 }
    // A folder named after a module that the file imports is as near as its own.
    if let module = b.last(where: { files[file].outline.imports.contains($0) }), !module.isEmpty {
      common = max(common, a.count)
    }
    return common
  }
}
