/// Splits Swift source text into tokens.
///
/// Takes any bytes, never fails, uses no stack that grows with the input and time linear in its
/// length. Tokens that are no trivia have the offsets and lengths the compiler's own parser gives
/// them; a string literal is flat: quotes, segments and what stands inside an interpolation follow
/// each other in one list.
package enum Lexer {
  /// What to do with the text between the markers of a merge conflict.
  package enum ConflictRegions: Sendable {
    /// Each region is one piece of trivia, as the compiler reads it.
    case skipped
    /// Only the lines of the markers are trivia; all sides are read.
    case read
  }

  package static func tokens(
    of bytes: [UInt8], conflicts: ConflictRegions = .skipped
  ) -> TokenList {
    bytes.withUnsafeBufferPointer { tokens(of: $0, conflicts: conflicts) }
  }

  package static func tokens(
    of bytes: UnsafeBufferPointer<UInt8>, conflicts: ConflictRegions = .skipped
  ) -> TokenList {
    guard let start = bytes.baseAddress, !bytes.isEmpty else {
      return TokenList(tokens: [], problems: [])
    }
    let length = min(bytes.count, Int(Int32.max))
    var scanner = Scanner(bytes: start, end: length, conflicts: conflicts)
    if length < bytes.count { scanner.report(.fileTooLong, length..<bytes.count) }
    return scanner.scan()
  }
}
