import SourceText

/// The module of a file, as far as its path tells: the folder in `Sources` or `Tests`.
enum ModuleFolder {
  /// Empty where the path tells nothing.
  static func name(of path: String) -> String {
    let folders = path.split(separator: "/").dropLast()
    guard let parent = folders.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }),
      parent + 1 < folders.endIndex
    else { return "" }
    return String(folders[parent + 1])
  }

  /// Whether what a module declares can be used in a file: in the module, and in its tests.
  static func isSeen(_ module: String, from file: SourceFile) -> Bool {
    name(of: file.path) == module
      || String(decoding: file.bytes, as: UTF8.self).contains("@testable import \(module)")
  }
}
