import Migration

/// Where on disk a carrier can go.
enum CarrierHome {
  static let placement = CarrierPlacement(
    place: { place(besides: DiskPath($0)) },
    exists: { path in
      if case .success = FileStatus.ofLink(DiskPath(path)) { return true }
      return false
    })

  /// A new file is built where a manifest or synchronized folders take up every file; an Xcode
  /// project that lists its files does not.
  private static func place(besides path: DiskPath) -> CarrierPlacement.Place {
    var folder = path.folder
    // Upward from the file: the nearest folder that is the root of a project.
    for _ in 0..<64 {
      let entries = FolderEntries(of: folder).entries
      if entries.contains(where: { $0.name.elementsEqual("Package.swift".utf8) }) {
        return .newFile
      }
      let projects = entries.filter { $0.name.suffix(10).elementsEqual(".xcodeproj".utf8) }
      if let project = projects.first {
        return synchronizes(folder.appending(project.name)) ? .newFile : .endOfFile
      }
      if entries.contains(where: { ProjectMarker.isMarker($0.name) }) { return .newFile }
      if folder == .here || folder == folder.folder { break }
      folder = folder.folder
    }
    return .newFile
  }

  private static func synchronizes(_ project: DiskPath) -> Bool {
    let file = project.appending(Array("project.pbxproj".utf8))
    guard case .success(let bytes) = FileContents.read(file) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("PBXFileSystemSynchronizedRootGroup")
  }
}
