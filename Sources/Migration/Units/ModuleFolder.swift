/// The module of a file, as far as its path tells: the folder in `Sources` or `Tests`.
package enum ModuleFolder {
  /// As it is imported; empty where the path tells nothing.
  package static func name(of path: String) -> String {
    let folders = path.split(separator: "/").dropLast()
    guard let parent = folders.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }),
      parent + 1 < folders.endIndex
    else { return "" }
    return String(folders[parent + 1].map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
