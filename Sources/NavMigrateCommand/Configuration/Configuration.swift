/// The settings of a project, from its configuration file.
struct Configuration: Sendable {
  static let fileName = ".navmigrate.json"

  /// The absolute path of the folder of the file.
  let folder: DiskPath
  /// Values by the names of flags.
  let values: [String: [Argument]]

  /// The configuration of the nearest folder upward that has one.
  static func found(
    upwardFrom folder: DiskPath, flags: [Flag], in directory: WorkingDirectory
  ) throws -> Configuration? {
    var absolute = directory.absolute(folder)
    while true {
      let path = absolute.appending(Array(fileName.utf8))
      if case .success(let status) = FileStatus.of(path), status.kind == .regular {
        return try read(path, flags: flags, in: directory)
      }
      if absolute == absolute.folder { return nil }
      absolute = absolute.folder
    }
  }

  static func read(
    _ path: DiskPath, flags: [Flag], in directory: WorkingDirectory
  ) throws -> Configuration {
    let name = directory.relative(path).text
    switch FileContents.read(path) {
    case .failure(let error):
      throw UsageProblem("cannot read the configuration '\(name)': \(error.reason)")
    case .success(let bytes):
      let folder = directory.absolute(path).folder
      let reader = ConfigurationReader(name: name, bytes: bytes, flags: flags)
      return Configuration(folder: folder, values: try reader.values())
    }
  }
}
