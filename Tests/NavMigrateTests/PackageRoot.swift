import Foundation

/// Where the package's files are, found from this file upward.
enum PackageRoot {
  static let url: URL = {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return folder }
      folder.deleteLastPathComponent()
    }
    preconditionFailure("no Package.swift above \(#filePath)")
  }()

  /// Paths, relative to the package with `/`, of the files below `folder` (itself relative) that
  /// end in `suffix`, sorted.
  static func files(under folder: String, suffix: String) -> [String] {
    let base = url.appendingPathComponent(folder)
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: base.path) else {
      return []
    }
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { folder + "/" + $0 }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }
}
