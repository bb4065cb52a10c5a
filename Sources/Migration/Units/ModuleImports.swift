import SourceText
import SwiftSource

/// What the files of a scan import.
struct ModuleImports {
  private let outlines: [String: Outline]

  /// Of these files, and of no others.
  init(of files: [SourceFile]) {
    outlines = Dictionary(
      files.map { ($0.path, Outline(of: $0.bytes)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a file can name what is public in a module: it is in the module or imports it.
  func isVisible(_ module: String, from path: String) -> Bool {
    ModuleFolder.name(of: path) == module || imports(path).contains(module)
  }

  /// Whether a file can name what is internal to a module.
  func isInside(_ module: String, _ path: String) -> Bool {
    ModuleFolder.name(of: path) == module
      || outlines[path]?.testableImports.contains(module) == true
  }

  private func imports(_ path: String) -> [String] { outlines[path]?.imports ?? [] }
}
