/// What a scan is given to look at.
enum ScanInput: Sendable {
  /// A file or folder.
  case path(DiskPath)
  /// A text, and the name to report it under.
  case text([UInt8], named: DiskPath)

  /// The name of a text without one.
  static let standardInputName = "<stdin>"

  /// The folder to look upward from for what goes with it.
  func folder(in directory: WorkingDirectory) -> DiskPath {
    switch self {
    case .text(_, let path): return directory.absolute(path).folder
    case .path(let path):
      let absolute = directory.absolute(path)
      if case .success(let status) = FileStatus.of(path), status.kind == .folder {
        return absolute
      }
      return absolute.folder
    }
  }

  /// The inputs that the operands and `--stdin-path` name; without operands the working directory.
  static func of(_ invocation: Invocation) throws -> [ScanInput] {
    let operands = invocation.operands.isEmpty ? [Argument(".")] : invocation.operands
    let name = invocation.value(of: .stdinPath)
    var inputs: [ScanInput] = []
    var hasStandardInput = false
    for operand in operands {
      if operand.text != "-" {
        if operand.bytes.isEmpty { throw UsageProblem("a path is empty") }
        inputs.append(.path(DiskPath(bytes: operand.bytes)))
      } else if !hasStandardInput {
        hasStandardInput = true
        let path = DiskPath(bytes: (name ?? Argument(standardInputName)).bytes)
        inputs.append(.text(try readStandardInput(), named: path))
      }
    }
    if name != nil && !hasStandardInput {
      throw UsageProblem("--stdin-path needs '-' among the paths")
    }
    return inputs
  }

  private static func readStandardInput() throws -> [UInt8] {
    switch SystemFile.standardInput.readAll() {
    case .success(let bytes): return bytes
    case .failure(let error): throw UsageProblem("cannot read standard input: \(error.reason)")
    }
  }
}
