/// What a file means to the tool, by its name.
enum FileRole: Sendable, Hashable {
  case swift
  /// Objective-C, C++ and header files: read for imports and names, not analysed.
  case objectiveC
  /// xib and storyboard files: read for names, not analysed.
  case interfaceBuilder
  /// A file that says what a project depends on.
  case manifest(Manifest)

  enum Manifest: Sendable, Hashable {
    /// `Podfile`, `*.podspec`: Ruby.
    case pods
    /// `Package.resolved`, `Podfile.lock`, `project.pbxproj`: generated, every name in it counts.
    case generated
  }

  /// The role of a file with this name; nil where the tool has no use for it.
  init?(fileName name: some BidirectionalCollection<UInt8>) {
    switch name.last {
    // No name of interest ends in another byte.
    case UInt8(ascii: "t"), UInt8(ascii: "m"), UInt8(ascii: "h"), UInt8(ascii: "b"),
      UInt8(ascii: "d"), UInt8(ascii: "e"), UInt8(ascii: "c"), UInt8(ascii: "k"),
      UInt8(ascii: "j"):
      break
    default: return nil
    }
    let text = String(decoding: name, as: UTF8.self)
    switch text {
    case "Podfile": self = .manifest(.pods)
    case "Package.resolved", "Podfile.lock", "project.pbxproj": self = .manifest(.generated)
    default:
      guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
      switch text[text.utf8.index(after: dot)...] {
      case "swift": self = .swift
      case "m", "mm", "h", "pch": self = .objectiveC
      case "xib", "storyboard": self = .interfaceBuilder
      case "podspec": self = .manifest(.pods)
      default: return nil
      }
    }
  }
}
