import Migration

/// What speaks against a migration of a whole project.
struct ProjectReasons {
  private let scan: Scan
  /// What the user says the version is.
  private let version: SDKVersion?
  private let floor: SDKVersion?

  init(_ scan: Scan, version: SDKVersion?, floor: SDKVersion?) {
    self.scan = scan
    self.version = version
    self.floor = floor
  }

  /// Why nothing may be applied: the SDK is older than layout delegates. Nil if it is not, or if
  /// nothing tells its version.
  func oldSDK(_ project: Int) -> HoldReason? {
    let pinned = PinnedSDK(projectFolder: DiskPath(scan.projects.projects[project].root))
    guard let floor, let version = version ?? pinned?.version, version < floor else { return nil }
    let source = self.version == nil ? pinned.map { "'\($0.path)'" } : "--sdk-version"
    return HoldReason(
      .manual,
      "sdk-too-old: \(source ?? "") says \(version.text), and layout delegates are taken to come with "
        + "\(floor.text); update the SDK first, or say otherwise with --sdk-floor")
  }

  /// Files in other languages that may use the project's maps.
  func otherLanguages(_ project: Int) -> HoldReason? {
    let files = scan.notAnalysed.filter { $0.project == project }
    guard let first = files.first else { return nil }
    let more = files.count > 1 ? " and \(files.count - 1) more" : ""
    return HoldReason(
      .review,
      "not-analysed: '\(first.path.text)'\(more) may use the map: \(first.names.joined(separator: ", "))"
    )
  }
}
