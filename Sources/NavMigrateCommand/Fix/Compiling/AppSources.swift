import Migration
import SourceText

/// The Swift files of a project, sorted into the modules that its folders stand for.
struct AppSources: Sendable {
  struct File: Sendable {
    let source: SourceFile
    let imports: Set<String>

    init(_ source: SourceFile) {
      self.source = source
      imports = Set(SourceImport.all(in: TokenText(source.bytes)).map(\.module))
    }

    var name: String { source.path.split(separator: "/").last.map(String.init) ?? source.path }
  }

  struct Module: Sendable {
    let name: String
    /// In the order of their paths.
    let files: [File]

    var imports: Set<String> { files.reduce(into: []) { $0.formUnion($1.imports) } }
  }

  /// Each after those it imports.
  let modules: [Module]
  private let root: String
  private let names: Set<String>

  /// `missing` are the modules that files import and that neither the model nor the compiler has:
  /// a folder of such a name is a module of the project. Tests are left out.
  init(_ files: [File], root: String, missing: Set<String>) {
    self.root = root
    var groups: [String: [File]] = [:]
    for file in files {
      guard !Self.isTest(file, root),
        let name = Self.module(of: file.source.path, root, among: missing)
      else { continue }
      groups[name, default: []].append(file)
    }
    names = Set(groups.keys)
    modules = Self.ordered(groups.keys.sorted().map { Module(name: $0, files: groups[$0] ?? []) })
  }

  /// The name of the module that a new file with this path becomes part of; nil if it is none that
  /// is built here.
  func module(ofNewFile path: String) -> String? {
    Self.module(of: path, root, among: names)
  }

  /// The name of a module whose folder does not tell one.
  private static let rest = "NavmigrateApp"

  private static func module(of path: String, _ root: String, among names: Set<String>) -> String? {
    let below = components(of: path, below: root)
    if below.count > 1, below.first == "Tests" { return nil }
    let name = ModuleFolder.name(of: below.joined(separator: "/"))
    return name.isEmpty ? below.dropLast().last(where: names.contains) ?? rest : name
  }

  /// The folders between a project's own and a file, and the file's name.
  private static func components(of path: String, below root: String) -> [String] {
    let all = path.split(separator: "/").map(String.init)
    let above = root == "." ? [] : root.split(separator: "/").map(String.init)
    return all.starts(with: above) ? Array(all.dropFirst(above.count)) : all
  }

  private static func isTest(_ file: File, _ root: String) -> Bool {
    !file.imports.isDisjoint(with: ["XCTest", "Testing"])
      || components(of: file.source.path, below: root).dropLast()
        .contains { $0.hasSuffix("Tests") }
  }

  private static func ordered(_ modules: [Module]) -> [Module] {
    var rest = modules
    var done: [Module] = []
    while !rest.isEmpty {
      let waiting = Set(rest.map(\.name))
      // Modules that import each other do not compile in any order.
      let next =
        rest.firstIndex { $0.imports.subtracting([$0.name]).isDisjoint(with: waiting) } ?? 0
      done.append(rest.remove(at: next))
    }
    return done
  }
}
