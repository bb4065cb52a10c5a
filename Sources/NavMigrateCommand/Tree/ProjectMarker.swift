/// The names that make a folder the root of a project.
enum ProjectMarker {
  private static let files = ["Package.swift", "Podfile"].map { Array($0.utf8) }
  private static let endings = [".xcodeproj", ".xcworkspace", ".podspec"].map { Array($0.utf8) }

  static func isMarker(_ name: [UInt8]) -> Bool {
    // A quick look first: every file of a tree is asked about.
    switch name.last {
    case UInt8(ascii: "t"), UInt8(ascii: "e"), UInt8(ascii: "j"), UInt8(ascii: "c"):
      files.contains(name)
        || endings.contains { name.count > $0.count && name.suffix($0.count).elementsEqual($0) }
    default: false
    }
  }
}
