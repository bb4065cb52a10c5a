/// The Xcode projects of a folder.
enum XcodeProject {
  private static let ending = Array(".xcodeproj".utf8)

  static func isOne(_ name: [UInt8]) -> Bool {
    name.count > ending.count && name.suffix(ending.count).elementsEqual(ending)
  }

  /// The text of each project's file, in the order of their names; empty for one that cannot be read.
  static func texts(in folder: DiskPath) -> [String] {
    let names = FolderEntries(of: folder).entries.map(\.name).filter(isOne)
    return names.sorted { $0.lexicographicallyPrecedes($1) }.map { name in
      let file = folder.appending(name).appending(Array("project.pbxproj".utf8))
      guard case .success(let bytes) = FileContents.read(file) else { return "" }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
