import SwiftSource

/// A target of the package, as the manifest lists it.
struct Room: Sendable, Hashable {
  let name: String
  /// The rooms it may import.
  let imports: [String]

  /// Every room but the tests, in the manifest's order.
  static func all() throws -> [Room] {
    let words = try OwnFile(path: "Package.swift").tokens
    var rooms: [Room] = []
    for (index, token) in words.enumerated() where calls.contains(token.text) {
      var depth = 0
      var texts: [String] = []
      for argument in words[(index + 1)...] {
        if argument.kind == .leftParenthesis { depth += 1 }
        if argument.kind == .rightParenthesis { depth -= 1 }
        if depth == 0 { break }
        if argument.kind == .stringSegment { texts.append(argument.text) }
      }
      // The manifest's own function has no texts among its parameters.
      if let name = texts.first {
        rooms.append(Room(name: name, imports: Array(texts.dropFirst())))
      }
    }
    return rooms
  }

  /// What the manifest calls to make a room.
  private static let calls: Set<String> = ["room", "executableTarget"]
}
