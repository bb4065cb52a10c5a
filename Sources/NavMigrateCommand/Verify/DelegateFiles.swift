import Reporting
import SourceText

/// The Swift files that the operands of a verification lead to.
struct DelegateFiles {
  private(set) var files: [DelegateFile] = []
  private(set) var unreadable: [UnreadablePath]
  /// Remarks about files that are left out.
  private(set) var notes: [String] = []

  init(_ inputs: [ScanInput], _ settings: Settings) throws {
    let tree = TreeWalk.tree(
      of: inputs, in: settings.directory, without: try settings.exclusions(for: inputs))
    unreadable = tree.unreadable
    for file in tree.files where file.role == .swift {
      let path = file.path.text
      switch String(decoding: file.path.name, as: UTF8.self) {
      case "Package.swift": continue
      case "main.swift":
        notes.append("'\(path)' is left out: its statements are the app's start")
        continue
      default: break
      }
      if let text = file.text {
        let source = SourceFile(path: path, bytes: text)
        files.append(DelegateFile(source, operand: file.operand, isOnDisk: false))
        continue
      }
      switch FileContents.read(file.path) {
      case .success(let bytes):
        let source = SourceFile(path: path, bytes: bytes)
        files.append(DelegateFile(source, operand: file.operand))
      case .failure(let error):
        unreadable.append(UnreadablePath(path: file.path, reason: error.reason))
      }
    }
  }
}
