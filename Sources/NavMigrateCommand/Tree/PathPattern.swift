/// A pattern for paths, as in `.gitignore`: `*` and `?` stand for parts of a name, `**` for any
/// number of folders. A pattern without an inner `/` matches names at any depth, any other the
/// path from its folder; a final `/` matches folders only.
package struct PathPattern: Sendable {
  private enum Part: Sendable {
    case anyFolders
    case name([UInt8])
  }

  package var isEmpty: Bool { parts.isEmpty }

  private let parts: [Part]
  private let matchesFoldersOnly: Bool

  package init(_ text: [UInt8]) {
    let slash = UInt8(ascii: "/")
    let names = text.split(separator: slash).filter { !$0.elementsEqual(".".utf8) }
    // A pattern without a name matches nothing.
    let isAnchored = names.count != 1 || text.first == slash
    let parts = names.map { name -> Part in
      name.elementsEqual("**".utf8) ? .anyFolders : .name(Array(name))
    }
    self.parts = isAnchored ? parts : [.anyFolders] + parts
    matchesFoldersOnly = text.last == slash
  }

  /// Whether the pattern matches the names of a path from its folder.
  package func matches(_ names: [ArraySlice<UInt8>], isFolder: Bool) -> Bool {
    if matchesFoldersOnly && !isFolder || names.isEmpty { return false }
    var part = 0
    var name = 0
    // Where to go on when what follows the last `**` does not fit.
    var retry: (part: Int, name: Int)?
    while name < names.count {
      if part < parts.count, case .anyFolders = parts[part] {
        retry = (part + 1, name)
        part += 1
        // A final `**` stands for what is in a folder, not for the folder.
        if part == parts.count { return true }
      } else if part < parts.count, case .name(let pattern) = parts[part],
        Self.matches(pattern, names[name])
      {
        part += 1
        name += 1
      } else if let (retryPart, retryName) = retry {
        retry = (retryPart, retryName + 1)
        part = retryPart
        name = retryName + 1
      } else {
        return false
      }
    }
    return part == parts.count
  }

  private static func matches(_ pattern: [UInt8], _ name: ArraySlice<UInt8>) -> Bool {
    var position = 0
    var index = name.startIndex
    var retry: (position: Int, index: Int)?
    while index < name.endIndex {
      if position < pattern.count, pattern[position] == UInt8(ascii: "*") {
        position += 1
        retry = (position, index)
      } else if position < pattern.count, pattern[position] == UInt8(ascii: "?") {
        position += 1
        index += characterLength(name[index...])
      } else if position < pattern.count, pattern[position] == name[index] {
        position += 1
        index += 1
      } else if let (retryPosition, retryIndex) = retry {
        retry = (retryPosition, retryIndex + 1)
        position = retryPosition
        index = retryIndex + 1
      } else {
        return false
      }
    }
    while position < pattern.count, pattern[position] == UInt8(ascii: "*") { position += 1 }
    return position == pattern.count
  }

  /// The bytes of the first character, as far as they belong together.
  private static func characterLength(_ bytes: ArraySlice<UInt8>) -> Int {
    var length = 1
    while length < bytes.count, bytes[bytes.startIndex + length] & 0xC0 == 0x80 { length += 1 }
    return length
  }
}
