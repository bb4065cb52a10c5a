import SwiftSource

/// `navmigrate tokens`: the tokens of Swift files, for comparing them with the compiler's.
///
/// A line `== PATH` a file, then a line `OFFSET LENGTH KIND` a token that is no trivia; offsets and
/// lengths are in UTF-8 bytes.
enum TokensCommand {
  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    guard !invocation.operands.isEmpty else {
      throw UsageProblem("tokens needs the path of a Swift file")
    }
    let names = TokenKind.allCases.map { Array(" \($0)\n".utf8) }
    var status = ExitStatus.done
    for file in invocation.operands {
      switch FileContents.read(DiskPath(bytes: file.bytes)) {
      case .success(let bytes):
        console.print(Array("== ".utf8) + file.bytes + Array("\n".utf8))
        console.print(lines(of: Lexer.tokens(of: bytes).tokens, names))
      case .failure(let problem):
        console.error("cannot read '\(file.text)': \(problem.reason)")
        status = .failed
      }
    }
    return status
  }

  private static func lines(of tokens: [Token], _ names: [[UInt8]]) -> [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(tokens.count * 16)
    for token in tokens where !token.kind.isTrivia {
      append(token.start, to: &lines)
      lines.append(UInt8(ascii: " "))
      append(token.end - token.start, to: &lines)
      lines.append(contentsOf: names[Int(token.kind.rawValue)])
    }
    return lines
  }

  private static func append(_ number: Int32, to bytes: inout [UInt8]) {
    var rest = number
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }
}
