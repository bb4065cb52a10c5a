/// What a walk leaves out unless it is named: what is hidden, fetched, generated or compiled.
enum DefaultExclusions {
  static let folders = ["Pods", "Carthage", "DerivedData", "node_modules"]
  static let folderEndings = [".framework", ".xcframework"]
  /// Links that build systems leave beside the sources.
  static let linkBeginnings = ["bazel-"]

  /// The names as the help lists them, without what is hidden.
  static var description: String {
    (folders + folderEndings.map { "*" + $0 } + linkBeginnings.map { $0 + "*" })
      .joined(separator: ", ")
  }

  private static let folderNames = folders.map { Array($0.utf8) }
  private static let endings = folderEndings.map { Array($0.utf8) }
  private static let beginnings = linkBeginnings.map { Array($0.utf8) }

  static func leaveOut(_ name: [UInt8]) -> Bool { name.first == UInt8(ascii: ".") }

  static func leaveOutFolder(_ name: [UInt8]) -> Bool {
    folderNames.contains(name)
      || endings.contains { name.count > $0.count && name.suffix($0.count).elementsEqual($0) }
  }

  static func leaveOutLink(_ name: [UInt8]) -> Bool {
    leaveOutFolder(name) || beginnings.contains { name.starts(with: $0) }
  }
}
