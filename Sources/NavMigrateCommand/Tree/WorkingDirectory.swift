/// Names paths from the working directory.
struct WorkingDirectory: Sendable {
  let path: DiskPath

  /// The absolute path, without `.` and, as far as names alone tell, without `..`.
  func absolute(_ other: DiskPath) -> DiskPath {
    var names = other.isAbsolute ? [] : path.components
    for name in other.components {
      if name.elementsEqual("..".utf8) {
        _ = names.popLast()
      } else if !name.elementsEqual(".".utf8) {
        names.append(name)
      }
    }
    return DiskPath(bytes: [DiskPath.separator] + names.joined(separator: [DiskPath.separator]))
  }

  /// The shortest path from the working directory to a file or folder, however it was typed.
  func relative(_ other: DiskPath) -> DiskPath {
    let lexical = Self.relative(absolute(other), to: path)
    guard lexical.components.first?.elementsEqual("..".utf8) == true else {
      return isSame(lexical, other) ? lexical : other
    }
    if let resolved = ProcessEnvironment.resolved(other) {
      let inside = Self.relative(resolved, to: path)
      if inside.components.first?.elementsEqual("..".utf8) == false { return inside }
    }
    return isSame(lexical, other) ? lexical : other
  }

  /// The path from one absolute path to another, by their names alone.
  static func relative(_ path: DiskPath, to folder: DiskPath) -> DiskPath {
    let names = path.components
    let start = folder.components
    let common = zip(names, start).prefix { $0.elementsEqual($1) }.count
    let up = [ArraySlice<UInt8>](repeating: Array("..".utf8)[...], count: start.count - common)
    let relative = Array((up + names[common...]).joined(separator: [DiskPath.separator]))
    return relative.isEmpty ? .here : DiskPath(bytes: relative)
  }

  /// Whether taking `..` by name alone leads to the same file; of a missing one too.
  private func isSame(_ a: DiskPath, _ b: DiskPath) -> Bool {
    guard case .success(let status) = FileStatus.of(b) else { return true }
    guard case .success(let other) = FileStatus.of(a) else { return false }
    return status.identity == other.identity
  }
}
