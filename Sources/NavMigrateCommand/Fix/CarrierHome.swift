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
    // Also above the working directory.
    var folder = ProcessEnvironment.resolved(path.folder) ?? path.folder
    // Upward from the file: the nearest folder that is the root of a project.
    while true {
      let entries = FolderEntries(of: folder).entries
      if entries.contains(where: { $0.name.elementsEqual("Package.swift".utf8) }) {
        return .newFile
      }
      if let project = XcodeProject.texts(in: folder).first {
        return project.contains("PBXFileSystemSynchronizedRootGroup") ? .newFile : .endOfFile
      }
      if entries.contains(where: { ProjectMarker.isMarker($0.name) }) { return .newFile }
      if folder == .here || folder == folder.folder { return .newFile }
      folder = folder.folder
    }
  }
}
