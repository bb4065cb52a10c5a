import Reporting
import SourceText

/// The Swift files that the operands of a verification lead to.
struct DelegateFiles {
  private(set) var files: [DelegateFile] = []
  private(set) var unreadable: [UnreadablePath]
  /// Remarks about files that are left out.
  private(set) var notes: [String] = []

  init(_ inputs: [ScanInput], _ settings: Settings, threads: Int) throws {
    let tree = TreeWalk.tree(
      of: inputs, in: settings.directory, without: try settings.exclusions(for: inputs))
    unreadable = tree.unreadable
    let wanted = tree.files.filter { file in
      guard file.role == .swift else { return false }
      switch String(decoding: file.path.name, as: UTF8.self) {
      case "Package.swift": return false
      case "main.swift":
        notes.append("'\(file.path.text)' is left out: its statements are the app's start")
        return false
      default: return true
      }
    }
    let read = Workers.map(below: wanted.count, threads: threads) {
    } body: { index, _ in
      Self.read(wanted[index])
    }
    for (file, outcome) in zip(wanted, read) {
      switch outcome {
      case .success(let file): files.append(file)
      case .failure(let error):
        unreadable.append(UnreadablePath(path: file.path, reason: error.reason))
      }
    }
  }

  private static func read(_ file: SourceTree.File) -> Result<DelegateFile, SystemError> {
    let path = file.path.text
    if let text = file.text {
      let source = SourceFile(path: path, bytes: text)
      return .success(DelegateFile(source, operand: file.operand, isOnDisk: false))
    }
    return FileContents.read(file.path).map { bytes in
      DelegateFile(SourceFile(path: path, bytes: bytes), operand: file.operand)
    }
  }
}
