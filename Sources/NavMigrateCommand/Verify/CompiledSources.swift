import SourceText

/// The files of a unit as the compiler is given them: the user's own, and rewritten copies of those
/// that do not compile as they are.
final class CompiledSources {
  let files: [DelegateFile]
  private let folder: DiskPath
  /// What the compiler is given, in the order of the files.
  private(set) var paths: [String] = []
  private let directory: WorkingDirectory

  /// `folder` is for the copies.
  init(_ files: [DelegateFile], in folder: DiskPath, _ directory: WorkingDirectory) {
    self.files = files
    self.folder = folder
    self.directory = directory
  }

  /// The paths as debugging information has them.
  private var absolutePaths: [String] {
    paths.map { directory.absolute(DiskPath($0)).text }
  }

  /// Writes the copies that are needed; `additions` go to the ends of files.
  func write(_ desugarer: Desugarer, _ additions: [Int: String]) throws(ModelProblem) {
    paths = []
    for (index, file) in files.enumerated() {
      let addition = additions[index].map { Array($0.utf8) } ?? []
      let copy = desugarer.copy(of: file.source.bytes)
      if copy == nil && addition.isEmpty && file.isOnDisk {
        // A leading dash would make it a flag.
        let isLikeAFlag = file.source.path.hasPrefix("-")
        paths.append(isLikeAFlag ? "./" + file.source.path : file.source.path)
        continue
      }
      // The compiler tells files apart by their names, so a copy keeps its own.
      let name = Array(file.source.path.utf8.split(separator: DiskPath.separator).last ?? [])
      let path = folder.appending(Array(String(index).utf8)).appending(name)
      let text = (copy ?? file.source.bytes) + addition
      if let problem = FolderTree.make(path.folder) ?? AtomicFile.write(text, to: path) {
        throw ModelProblem("cannot write '\(path.text)': \(problem.reason)")
      }
      paths.append(path.text)
    }
  }

  private func index(ofPath path: String) -> Int? {
    paths.firstIndex(of: path) ?? absolutePaths.firstIndex(of: path)
  }

  /// The user's file that a path means, as the compiler or the running program names it.
  func file(atPath path: String) -> String? {
    index(ofPath: path).map { files[$0].source.path }
  }

  /// The user's file that `Module/File.swift` means.
  func file(named name: String) -> String? {
    let parts = name.split(separator: "/")
    guard parts.count == 2, parts[0] == DelegateCompiler.moduleName else { return nil }
    return files.first { $0.source.path.split(separator: "/").last == parts[1] }?.source.path
  }

  /// The messages with the user's files in place of the copies; of notes those to errors.
  func problems(_ messages: [CompilerMessage]) -> [CompiledDelegates.Problem] {
    var problems: [CompiledDelegates.Problem] = []
    var isAfterError = false
    for message in messages {
      switch message.kind {
      case .error: isAfterError = true
      case .warning: isAfterError = false
      case .note: break
      }
      guard isAfterError else { continue }
      let file = message.file.flatMap(index(ofPath:))
      problems.append(
        CompiledDelegates.Problem(
          kind: message.kind, file: file, line: file == nil ? 0 : message.line,
          column: file == nil ? 0 : message.column, text: message.text))
    }
    return problems
  }
}
