/// Something a check found in one state.
struct Fault {
  var kind: FaultKind
  var component: String?
  var message: String
  var site: SourceSite?
  var related: [RelatedRecord] = []
  /// Further components that are part of it.
  var involved: [String] = []
  /// What faults of one cause have in common beside kind, component and place.
  var cause = ""

  init(
    _ rule: AuditRule, _ component: String? = nil, at site: SourceSite?, _ message: String,
    related: [RelatedRecord] = [], involved: [String] = [], cause: String = ""
  ) {
    self.init(
      .rule(rule), component, at: site, message, related: related, involved: involved, cause: cause)
  }

  init(
    _ kind: FaultKind, _ component: String? = nil, at site: SourceSite?, _ message: String,
    related: [RelatedRecord] = [], involved: [String] = [], cause: String = ""
  ) {
    self.kind = kind
    self.component = component
    self.site = site
    self.message = message
    self.related = related
    self.involved = involved
    self.cause = cause
  }
}

extension RelatedRecord {
  init(_ message: String, at site: SourceSite?) {
    self.init(
      message: message, file: site?.file, line: site?.line ?? 0, column: site?.column ?? 0)
  }
}

/// Where faults come together: one of a cause is listed once, with all states it was seen in.
struct FaultList {
  private struct Key: Hashable {
    var kind: FaultKind
    var component: String?
    var file: String?
    var line: Int
    var column: Int
    var involved: [String]
    var cause: String
  }

  private struct Entry {
    var fault: Fault
    var states: [String]
  }

  private var entries: [Entry] = []
  private var index: [Key: Int] = [:]

  mutating func add(_ fault: Fault, in state: String) {
    let key = Key(
      kind: fault.kind, component: fault.component, file: fault.site?.file,
      line: fault.site?.line ?? 0, column: fault.site?.column ?? 0,
      involved: fault.involved, cause: fault.cause)
    if let known = index[key] {
      if entries[known].states.last != state { entries[known].states.append(state) }
      return
    }
    index[key] = entries.count
    entries.append(Entry(fault: fault, states: [state]))
  }

  /// The faults in the order of rules.
  /// - Parameter judged: whether a state counts.
  func records(judged: (String) -> Bool) -> [FaultRecord] {
    let kept = entries.enumerated().compactMap { index, entry -> (Int, Int, FaultRecord)? in
      let states = entry.states.filter(judged)
      guard let first = states.first else { return nil }
      return (entry.fault.kind.order, index, entry.fault.record(first, states))
    }
    return kept.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { $0.2 }
  }
}

extension Fault {
  fileprivate func record(_ first: String, _ states: [String]) -> FaultRecord {
    FaultRecord(
      rule: kind.rule, kind: kind.name, severity: kind.severity, scenario: first,
      scenarios: states, component: component, involved: involved, message: message,
      file: site?.file,
      line: site?.line ?? 0, column: site?.column ?? 0, related: related)
  }
}
