/// The bytes of a file and its lines.
struct SourceLines {
  let path: String
  let bytes: [UInt8]

  /// `path:line:column`, both from 1, columns in bytes.
  func place(_ offset: Int) -> String {
    let before = bytes.prefix(offset)
    let line = before.count { $0 == 0x0A } + 1
    let column = offset - (before.lastIndex(of: 0x0A) ?? -1)
    return "\(path):\(line):\(column)"
  }

  func text(_ token: OracleToken) -> String {
    let range = (token.start..<token.end).clamped(to: 0..<bytes.count)
    return String(decoding: bytes[range], as: UTF8.self)
  }
}

/// A place where the two lists of tokens part, up to where they meet again.
struct Difference {
  let expected: ArraySlice<OracleToken>
  let actual: ArraySlice<OracleToken>

  static func all(_ expected: [OracleToken], _ actual: [OracleToken]) -> [Difference] {
    var differences: [Difference] = []
    var left = 0
    var right = 0
    while left < expected.count || right < actual.count {
      let leftStart = left
      let rightStart = right
      while left < expected.count || right < actual.count {
        if left < expected.count, right < actual.count,
          expected[left].hasRange(of: actual[right])
        {
          break
        }
        let leftEnd = left < expected.count ? expected[left].end : Int.max
        let rightEnd = right < actual.count ? actual[right].end : Int.max
        if leftEnd <= rightEnd { left += 1 }
        if rightEnd <= leftEnd { right += 1 }
      }
      if leftStart < left || rightStart < right {
        differences.append(
          Difference(expected: expected[leftStart..<left], actual: actual[rightStart..<right]))
      }
      while left < expected.count, right < actual.count,
        expected[left].hasRange(of: actual[right])
      {
        left += 1
        right += 1
      }
    }
    return differences
  }

  /// Whether both sides are the same run of operator signs, split otherwise. An editor placeholder
  /// where the parser looks for generic parameters is one, too: it begins with `<`.
  func isOperatorSplit(_ source: SourceLines) -> Bool {
    guard let run = Self.run(expected), run == Self.run(actual),
      run.upperBound <= source.bytes.count
    else { return false }
    let signs = source.bytes[run]
    if signs.starts(with: "<#".utf8), signs.last == UInt8(ascii: ">") { return true }
    return signs.allSatisfy(Set("/=-+*%<>!&|^~.?".utf8).contains)
      && signs.contains(where: Set("<>?!".utf8).contains)
  }

  /// The bytes of tokens that follow each other without a gap.
  private static func run(_ tokens: ArraySlice<OracleToken>) -> Range<Int>? {
    guard let first = tokens.first else { return nil }
    var end = first.start
    for token in tokens {
      guard token.start == end else { return nil }
      end = token.end
    }
    return first.start..<end
  }

  /// The tokens that both sides delimit alike but that cannot be one thing.
  static func kinds(_ expected: [OracleToken], _ actual: [OracleToken]) -> [Difference] {
    var differences: [Difference] = []
    var right = actual.startIndex
    for (left, token) in expected.enumerated() {
      while right < actual.endIndex, actual[right].start < token.start { right += 1 }
      guard right < actual.endIndex, token.hasRange(of: actual[right]),
        !KindTable.allows(token, actual[right])
      else { continue }
      differences.append(
        Difference(expected: expected[left...left], actual: actual[right...right]))
    }
    return differences
  }

  func description(_ source: SourceLines) -> String {
    let starts = [expected.first?.start, actual.first?.start].compactMap { $0 }
    return source.place(starts.min() ?? 0) + ": compiler \(Self.list(expected, source))"
      + ", tool \(Self.list(actual, source))"
  }

  private static func list(_ tokens: ArraySlice<OracleToken>, _ source: SourceLines) -> String {
    let shown = tokens.prefix(8).map { token in
      "\(token.kind) \(String(source.text(token).prefix(60)).debugDescription)"
    }
    return "[" + shown.joined(separator: ", ") + (tokens.count > 8 ? ", ..." : "") + "]"
  }
}
