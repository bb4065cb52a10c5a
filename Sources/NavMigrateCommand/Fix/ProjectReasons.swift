import Migration

/// What speaks against a migration of a whole project.
struct ProjectReasons {
  private let scan: Scan
  /// By project.
  private let oldSDKs: [Int: HoldReason]

  /// `version` is what the user says the SDK's is.
  init(_ scan: Scan, version: SDKVersion?, floor: SDKVersion?) {
    self.scan = scan
    var oldSDKs: [Int: HoldReason] = [:]
    for project in Set(scan.found.findings.compactMap { scan.projects.index(of: $0.path) }) {
      let root = DiskPath(scan.projects.projects[project].root)
      oldSDKs[project] = floor.flatMap { Self.oldSDK(in: root, version, below: $0) }
    }
    self.oldSDKs = oldSDKs
  }

  /// Why nothing may be applied: the SDK is older than layout delegates. Nil if it is not, or if
  /// nothing tells its version.
  func oldSDK(_ project: Int) -> HoldReason? { oldSDKs[project] }

  private static func oldSDK(
    in root: DiskPath, _ said: SDKVersion?, below floor: SDKVersion
  ) -> HoldReason? {
    let pinned = said == nil ? PinnedSDK(projectFolder: root) : nil
    guard let version = said ?? pinned?.version, version < floor else { return nil }
    let source = pinned.map { "'\($0.path)'" } ?? "--sdk-version"
    return HoldReason(
      .manual,
      "sdk-too-old: \(source) says \(version.text), and layout delegates are taken to come with "
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
