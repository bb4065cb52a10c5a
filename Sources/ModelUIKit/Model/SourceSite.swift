/// The place in an app's source where something was made.
public struct SourceSite: Equatable, Sendable {
  /// The path as the compiler was given it.
  public let file: String
  /// Counted from 1.
  public let line: Int
  /// Counted from 1, in UTF-8 bytes.
  public let column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  init(_ file: StaticString, _ line: UInt, _ column: UInt) {
    self.init(file: "\(file)", line: Int(clamping: line), column: Int(clamping: column))
  }
}

extension SourceSite: CustomStringConvertible {
  public var description: String { "\(file):\(line):\(column)" }
}
