/// Checks that a state looks the same whichever way it was reached.
///
/// What differs is put down to a constraint of a state that is over (`stale-constraint`), to a
/// view that stayed (`missing-cleanup`), or to a method that laid out without reading `wideMode`
/// (`wide-mode-unchecked`).
@MainActor
final class PathTable {
  /// What decides how a state should look.
  struct Key: Hashable {
    var device: String
    var direction: ReadingDirection
    var metrics: String
    var width: Double
    var height: Double
    var mode: WidthMode
    var isGuiding: Bool
    var promptHeight: Double?
    var speed: CGSizeKey
    var logo: CGSizeKey
    /// What the app has set.
    var flags: [String]
  }

  struct CGSizeKey: Hashable {
    var width: Double
    var height: Double

    init(_ size: CGSize) {
      width = Double(size.width)
      height = Double(size.height)
    }
  }

  struct Entry {
    let state: String
    let step: ScenarioStep
    /// How many steps led here.
    let age: Int
    let frames: [String: CGRect]
    /// The delegate's own views that show something.
    let ownViews: Set<String>
    /// Constraints of a state that is over.
    let leftovers: [ConstraintRest]
    /// The method that laid out last, prompts excepted.
    let layout: CallTimeline.Call?
  }

  struct ConstraintRest {
    let site: SourceSite?
    let text: String
    let callback: LayoutCallback
  }

  private var order: [Key] = []
  private var entries: [Key: [Entry]] = [:]

  func add(_ entry: Entry, _ key: Key) {
    if entries[key] == nil { order.append(key) }
    entries[key, default: []].append(entry)
  }

  /// - Parameter readsWidth: whether the delegate reads `wideMode` at all.
  func faults(readsWidth: Bool) -> [(state: String, fault: Fault)] {
    order.flatMap { key -> [(state: String, fault: Fault)] in
      let all = entries[key] ?? []
      guard let fresh = all.min(by: { $0.age < $1.age }) else { return [] }
      return all.compactMap { entry in
        guard entry.state != fresh.state else { return nil }
        return Self.difference(of: entry, from: fresh, readsWidth: readsWidth)
          .map { (entry.state, $0) }
      }
    }
  }

  private static func difference(
    of entry: Entry, from fresh: Entry, readsWidth: Bool
  ) -> Fault? {
    let extras = entry.ownViews.subtracting(fresh.ownViews).sorted()
    if case .stop = entry.step, let extra = extras.first {
      return Fault(
        .missingCleanup, extra, at: nil,
        "'\(extra)' came with guidance and stays on the map after guidance has stopped",
        cause: "own")
    }
    guard let changed = firstChange(entry, fresh) else { return nil }
    if let rest = entry.leftovers.first {
      return Fault(
        .staleConstraint, at: rest.site,
        "a constraint made active in '\(rest.callback.swiftName)' is still active when its state "
          + "is over, and moves '\(changed)': \(rest.text)",
        cause: rest.site == nil ? rest.text : "")
    }
    guard readsWidth else { return nil }
    let blind = [entry.layout, fresh.layout].compactMap { $0 }.first { !$0.readsWidth }
    guard let blind else { return nil }
    let name = blind.callback.swiftName
    let what =
      blind.isImplemented
      ? "lays out without reading 'wideMode'" : "is not implemented, although 'wideMode' is read"
    return Fault(
      .wideModeUnchecked, at: nil,
      "'\(name)' \(what): '\(changed)' is not where other methods put it", cause: name)
  }

  /// The first component, by name, that is elsewhere or in one of the two alone.
  private static func firstChange(_ entry: Entry, _ fresh: Entry) -> String? {
    let names = Set(entry.frames.keys).union(fresh.frames.keys).sorted()
    return names.first { name in
      guard let now = entry.frames[name], let before = fresh.frames[name] else { return true }
      return !now.isClose(to: before)
    }
  }
}

extension CGRect {
  /// Whether no edge is further than half a point away.
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5
      && abs(width - other.width) <= 0.5 && abs(height - other.height) <= 0.5
  }
}
