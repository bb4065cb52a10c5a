import LegacyScan
import NavSDK
import SourceText
import SwiftSource

/// Sorts the findings of a scan into units and plans the edits of each.
struct UnitPlanner {
  let scan: ScanResult
  let projects: ProjectMap
  let names: ProjectNames
  /// Places in the scan's findings that the user has said to leave alone.
  let suppressed: Set<Int>
  let sources: [String: SourceFile]
  let tables: [String: LineTable]
  /// Where the carriers of earlier runs begin, by file.
  private let carriers: [String: Int]

  init(
    _ scan: ScanResult, _ projects: ProjectMap, _ names: ProjectNames, suppressed: Set<Int>
  ) {
    self.scan = scan
    self.projects = projects
    self.names = names
    self.suppressed = suppressed
    sources = Dictionary(uniqueKeysWithValues: scan.sources.map { ($0.path, $0) })
    var tables: [String: LineTable] = [:]
    for path in Set(scan.findings.map(\.path) + scan.events.map(\.path)) {
      tables[path] = sources[path].map { LineTable($0.bytes) }
    }
    self.tables = tables
    carriers = sources.compactMapValues { CarrierText.start(in: $0.bytes) }
  }

  /// The units in the order of their ids, and the findings that belong to none.
  func units() -> (units: [MigrationUnit], loose: [Int]) {
    var groups: [String: [Int]] = [:]
    var loose: [Int] = []
    for (index, finding) in scan.findings.enumerated()
    where finding.confidence > .possible && finding.safety != .leave && !isCarriers(finding) {
      if let unit = finding.unit {
        groups[unit, default: []].append(index)
      } else {
        loose.append(index)
      }
    }
    let navigating = Set(scan.events.filter(\.kind.enables).compactMap(\.unit))
    let strays = groups.filter { !navigating.contains($0.key) }.flatMap(\.value)
    let doubtful = (loose + strays).sorted()
    let units = groups.keys.sorted().map { id in
      let unit = unit(id: id, findings: groups[id] ?? [])
      guard navigating.contains(id) else { return unit }
      return unit.held(for: doubts(about: groups[id] ?? [], doubtful))
    }
    return (CarrierHomes(scan.sources, projects).placed(units), loose)
  }

  /// A use of a map that is not known, or that navigation is nowhere turned on for, may be of any map
  /// of its project, and then has no effect any more.
  private func doubts(about findings: [Int], _ doubtful: [Int]) -> [HoldReason] {
    guard let first = findings.first else { return [] }
    let project = projects.index(of: scan.findings[first].path)
    return doubtful.map { scan.findings[$0] }
      .filter { projects.index(of: $0.path) == project }
      .map {
        HoldReason(
          .review,
          "\(place($0.path, $0.name)): if this is the same map, the use here has no effect any more"
        )
      }
  }

  /// Whether a finding is a carrier's own.
  func isCarriers(_ finding: Finding) -> Bool { isInCarrier(finding.path, finding.name) }

  /// A carrier reaches to the end of its file.
  private func isInCarrier(_ path: String, _ range: Range<Int>) -> Bool {
    carriers[path].map { range.lowerBound > $0 } ?? false
  }

  private func unit(id: String, findings: [Int]) -> MigrationUnit {
    var draft = UnitDraft(id: id)
    let events = scan.events.filter { $0.unit == id && !isInCarrier($0.path, $0.at) }
    for index in findings { add(index, to: &draft) }
    for event in events { add(event, to: &draft) }
    register(events, &draft)
    if !events.contains(where: \.kind.enables) {
      draft.hold(.manual, "navigation is turned on nowhere that could be found for this map")
    }
    checkListeners(findings, events, &draft)
    renameMentions(of: findings, &draft)
    checkNames(of: findings, &draft)
    let path = scan.findings[findings[0]].path
    return draft.unit(
      findings: findings, project: projects.index(of: path) ?? 0,
      worst: findings.map { scan.findings[$0].safety }.max() ?? .manual)
  }

  // MARK: - Findings

  private func add(_ index: Int, to draft: inout UnitDraft) {
    let finding = scan.findings[index]
    draft.features.formUnion(CarrierFeatures(of: finding.element))
    if CallSite.readsButtonsGuide(finding) { draft.features.insert(.buttonsGuideReads) }
    if suppressed.contains(index) {
      draft.hold(.manual, "\(place(finding.path, finding.name)): the use is to be left alone")
      return
    }
    guard let file = sources[finding.path],
      let edits = CallSite.edits(for: finding, in: file, names.names(inProjectOf: file.path))
    else {
      let reason =
        finding.safety == .manual ? finding.safetyReason : CallSite.obstacle(for: finding)
      draft.hold(.manual, "\(place(finding.path, finding.name)): \(reason)")
      return
    }
    draft.add(edits, in: finding.path) { self.place(finding.path, $0) }
    if finding.element == .invalidateAccessoryLayout, case .call(let arguments) = finding.use.form {
      for argument in arguments {
        let emptied = EmptiedBinding.edits(forArgument: argument, in: file)
        draft.add(emptied, in: finding.path) { self.place(finding.path, $0) }
      }
    }
    if finding.safety == .review {
      draft.hold(.review, finding.safetyReason)
    }
  }

  // MARK: - Events

  private func add(_ event: MapEvent, to draft: inout UnitDraft) {
    switch event.kind {
    case .enablesNavigation(let mapEnd):
      let installer = names.names(inProjectOf: event.path).installer
      let edit =
        mapEnd.map { TextEdit(range: $0..<$0, text: ".\(installer)()") }
        ?? TextEdit(
          range: event.at.lowerBound..<event.at.lowerBound, text: "\(installer)().")
      draft.add([edit], in: event.path) { self.place(event.path, $0) }
    case .enablesNavigationInstalled:
      draft.installed.insert(event.path)
    case .enablesNavigationIndirectly:
      draft.hold(
        .manual, "\(place(event.path, event.at)): navigation is turned on through a key path")
    case .setsLayoutDelegate:
      draft.hold(
        .manual,
        "\(place(event.path, event.at)): the app sets a layout delegate of its own on this map; what "
          + "the uses configure belongs in that class")
    case .removesLayoutDelegate:
      draft.hold(
        .manual,
        "\(place(event.path, event.at)): the app takes the layout delegate away, which would undo "
          + "what the uses configure")
    case .switchesSpeed:
      draft.features.insert(.speedWidget)
    case .addsPromptListener, .removesPromptListener:
      break
    }
  }

  /// The accessory protocol is renamed wherever it is named.
  private func renameMentions(of findings: [Int], _ draft: inout UnitDraft) {
    guard draft.features.contains(.accessory) else { return }
    let own = scan.findings.filter { $0.use.form == .conformance }
    let path = scan.findings[findings[0]].path
    guard let project = projects.index(of: path) else { return }
    let name = names.names(inProjectOf: path).protocolName(GeneratedNames.accessoryProtocol)
    for file in scan.sources where projects.index(of: file.path) == project {
      for range in ProtocolMentions.ranges(in: file) {
        if own.contains(where: { $0.path == file.path && $0.name == range.name }) {
          if InterfaceMentions.isPublic(range.name, in: file) {
            draft.features.insert(.publicAccessory)
          }
          continue
        }
        guard !range.isQualified else {
          draft.hold(
            .manual, "\(place(file.path, range.name)): the protocol is named with its module")
          continue
        }
        if InterfaceMentions.isPublic(range.name, in: file) {
          draft.features.insert(.publicAccessory)
        }
        let edit = TextEdit(range: range.name, text: name)
        draft.add([edit], in: file.path) { self.place(file.path, $0) }
      }
    }
  }

  // MARK: - What generated code needs

  private func checkNames(of findings: [Int], _ draft: inout UnitDraft) {
    let project = projects.index(of: scan.findings[findings[0]].path)
    let own = scan.sources.filter { projects.index(of: $0.path) == project }
    var protocols: [String] = []
    if draft.features.contains(.accessory) { protocols.append(GeneratedNames.accessoryProtocol) }
    if draft.features.contains(.promptObservers) {
      protocols.append(GeneratedNames.observerProtocol)
    }
    let names = names.names(inProjectOf: scan.findings[findings[0]].path)
    guard let taken = TakenNames.first(of: names, in: own, protocols: protocols) else { return }
    draft.hold(
      .manual,
      "\(place(taken.path, taken.name.range)): '\(taken.name.text)' is the app's own; rename it, "
        + "for generated code has that name")
  }

  func place(_ path: String, _ range: Range<Int>) -> String {
    let table = tables[path] ?? sources[path].map { LineTable($0.bytes) }
    guard let line = table?.position(of: range.lowerBound).line else { return path }
    return "\(path):\(line)"
  }
}
