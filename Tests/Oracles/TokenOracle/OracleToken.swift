import Foundation

/// One line of a listing.
struct OracleToken {
  let start: Int
  let end: Int
  let kind: Substring

  func hasRange(of other: OracleToken) -> Bool { start == other.start && end == other.end }

  /// The tokens of each file of a listing.
  static func read(_ listing: Data) -> [String: [OracleToken]] {
    var files: [String: [OracleToken]] = [:]
    var path = ""
    var tokens: [OracleToken] = []
    for line in String(decoding: listing, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("== ") {
        if !path.isEmpty { files[path] = tokens }
        path = String(line.dropFirst(3))
        tokens = []
      } else {
        let parts = line.split(separator: " ", maxSplits: 2)
        guard parts.count == 3, let start = Int(parts[0]), let length = Int(parts[1]) else {
          continue
        }
        tokens.append(OracleToken(start: start, end: start + length, kind: parts[2]))
      }
    }
    if !path.isEmpty { files[path] = tokens }
    return files
  }
}
