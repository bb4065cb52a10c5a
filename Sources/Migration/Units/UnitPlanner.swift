import LegacyScan
import NavSDK
import SourceText
import SwiftSource

/// Sorts the findings of a scan into units and plans the edits of each.
struct UnitPlanner {
  let scan: ScanResult
  let projects: ProjectMap
  /// Places in the scan's findings that the user has said to leave alone.
  let suppressed: Set<Int>
  private let sources: [String: SourceFile]
  private let tables: [String: LineTable]

  init(_ scan: ScanResult, _ projects: ProjectMap, suppressed: Set<Int>) {
    self.scan = scan
    self.projects = projects
    self.suppressed = suppressed
    sources = Dictionary(uniqueKeysWithValues: scan.sources.map { ($0.path, $0) })
    var tables: [String: LineTable] = [:]
    for path in Set(scan.findings.map(\.path) + scan.events.map(\.path)) {
      tables[path] = sources[path].map { LineTable($0.bytes) }
    }
    self.tables = tables
  }

  /// The units in the order of their ids, and the findings that belong to none.
  func units() -> (units: [MigrationUnit], loose: [Int]) {
    var groups: [String: [Int]] = [:]
    var loose: [Int] = []
    for (index, finding) in scan.findings.enumerated()
    where finding.confidence > .possible && finding.safety != .leave {
      if let unit = finding.unit {
        groups[unit, default: []].append(index)
      } else {
        loose.append(index)
      }
    }
    let units = groups.keys.sorted().map { unit(id: $0, findings: groups[$0] ?? []) }
    return (units, loose)
  }

  private func unit(id: String, findings: [Int]) -> MigrationUnit {
    var draft = UnitDraft(id: id)
    let events = scan.events.filter { $0.unit == id }
    for index in findings { add(index, to: &draft) }
    for event in events { add(event, to: &draft) }
    if !events.contains(where: \.kind.enables) {
      draft.hold(.manual, "navigation is turned on nowhere that could be found for this map")
    }
    checkListeners(findings, events, &draft)
    renameMentions(of: findings, &draft)
    draft.removeEmptied(sources)
    let path = scan.findings[findings[0]].path
    return draft.unit(
      findings: findings, project: projects.index(of: path) ?? 0,
      worst: findings.map { scan.findings[$0].safety }.max() ?? .manual)
  }

  // MARK: - Findings

  private func add(_ index: Int, to draft: inout UnitDraft) {
    let finding = scan.findings[index]
    draft.features.formUnion(CarrierFeatures(of: finding.element))
    if suppressed.contains(index) {
      draft.hold(.manual, "\(place(finding.path, finding.name)): the use is to be left alone")
      return
    }
    guard let file = sources[finding.path],
      let edits = CallSite.edits(for: finding, in: file)
    else {
      let reason =
        finding.safety == .manual ? finding.safetyReason : "this form is not rewritten"
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
    if case .alias(let receiver, _) = finding.use.access {
      draft.aliases.append((finding.path, receiver))
    }
  }

  // MARK: - Events

  private func add(_ event: MapEvent, to draft: inout UnitDraft) {
    switch event.kind {
    case .enablesNavigation(let mapEnd):
      let edit =
        mapEnd.map { TextEdit(range: $0..<$0, text: ".\(Replacement.installer)()") }
        ?? TextEdit(
          range: event.at.lowerBound..<event.at.lowerBound, text: "\(Replacement.installer)().")
      draft.add([edit], in: event.path) { self.place(event.path, $0) }
    case .enablesNavigationInstalled:
      break
    case .enablesNavigationIndirectly:
      draft.hold(
        .manual, "\(place(event.path, event.at)): navigation is turned on through a key path")
    case .setsLayoutDelegate:
      // A carrier that an earlier run has written is none of the app's own.
      if isInCarrier(event) { break }
      draft.hold(
        .manual, "\(place(event.path, event.at)): the app sets a layout delegate of its own")
    case .switchesSpeed:
      draft.features.insert(.speedWidget)
    case .addsPromptListener(let map, let listener, let statement):
      register(map, listener, statement, event, &draft)
    }
  }

  private func isInCarrier(_ event: MapEvent) -> Bool {
    guard let file = sources[event.path], let start = CarrierText.start(in: file.bytes) else {
      return false
    }
    return event.at.lowerBound >= start
  }

  /// `map.driveLayout.addPromptObserver(listener)` before the listener is added to the navigator.
  private func register(
    _ map: String?, _ listener: Range<Int>, _ statement: Range<Int>, _ event: MapEvent,
    _ draft: inout UnitDraft
  ) {
    guard let map, let file = sources[event.path], let table = tables[event.path] else {
      draft.hold(
        .manual,
        "\(place(event.path, event.at)): the listener is added to a navigator whose map is not known"
      )
      return
    }
    let line = table.range(ofLine: table.lineIndex(of: statement.lowerBound))
    let indentation = file.text(line.lowerBound..<statement.lowerBound)
    guard indentation.allSatisfy({ $0 == " " || $0 == "\t" }) else {
      draft.hold(
        .manual, "\(place(event.path, event.at)): the listener is added in the middle of a line")
      return
    }
    let call = "\(map).\(Replacement.accessor).\(CarrierNames.addObserver)(\(file.text(listener)))"
    if isLine(call, before: line.lowerBound, in: file, table) { return }
    let edit = TextEdit(
      range: statement.lowerBound..<statement.lowerBound,
      text: call + file.lineEnding + indentation)
    draft.add([edit], in: event.path) { self.place(event.path, $0) }
  }

  /// Whether the line that ends at an offset holds just this text.
  private func isLine(
    _ text: String, before offset: Int, in file: SourceFile, _ table: LineTable
  ) -> Bool {
    guard offset > 0 else { return false }
    let line = file.text(table.range(ofLine: table.lineIndex(of: offset - 1)))
    return line.contains(text)
      && line.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace }
  }

  /// Listeners must be registered, and adopt the carrier's protocol.
  private func checkListeners(
    _ findings: [Int], _ events: [MapEvent], _ draft: inout UnitDraft
  ) {
    let listeners = findings.map { scan.findings[$0] }.filter { $0.use.form == .implementation }
    guard !listeners.isEmpty else { return }
    if !events.contains(where: \.registers) {
      let first = listeners[0]
      draft.hold(
        .manual,
        "\(place(first.path, first.name)): where the listener is added to the navigator was not found"
      )
    }
    let owners = Set(listeners.compactMap(\.owner))
    for owner in owners.sorted() {
      guard let adoption = ProtocolAdoption.edit(owner, in: scan.sources) else {
        draft.hold(.manual, "the declaration of '\(owner)' names no listener protocol")
        continue
      }
      guard let edit = adoption.edit else { continue }
      draft.add([edit], in: adoption.path) { self.place(adoption.path, $0) }
    }
  }

  /// The accessory protocol is renamed wherever it is named.
  private func renameMentions(of findings: [Int], _ draft: inout UnitDraft) {
    guard draft.features.contains(.accessory) else { return }
    let own = scan.findings.filter { $0.use.form == .conformance }
    guard let project = projects.index(of: scan.findings[findings[0]].path) else { return }
    for file in scan.sources where projects.index(of: file.path) == project {
      for range in ProtocolMentions.ranges(in: file) {
        if own.contains(where: { $0.path == file.path && $0.name == range.name }) { continue }
        guard !range.isQualified else {
          draft.hold(
            .manual, "\(place(file.path, range.name)): the protocol is named with its module")
          continue
        }
        let edit = TextEdit(range: range.name, text: CarrierNames.accessoryProtocol)
        draft.add([edit], in: file.path) { self.place(file.path, $0) }
      }
    }
  }

  private func place(_ path: String, _ range: Range<Int>) -> String {
    let table = tables[path] ?? sources[path].map { LineTable($0.bytes) }
    guard let line = table?.position(of: range.lowerBound).line else { return path }
    return "\(path):\(line)"
  }
}

extension MapEvent {
  fileprivate var registers: Bool {
    if case .addsPromptListener = kind { true } else { false }
  }
}

extension SourceFile {
  /// The line ending of the file's first line; LF if it has one line.
  package var lineEnding: String {
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if bytes[end] == 0x0A { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == 0x0A ? "\r\n" : "\r"
  }
}
