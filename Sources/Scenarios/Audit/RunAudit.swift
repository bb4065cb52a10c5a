/// Looks for faults over a whole run.
@MainActor
final class RunAudit {
  /// What the constraints of a state say, whatever the numbers.
  struct Structure {
    var unplaced: [Fault] = []
    var fixed: [Fault] = []
  }

  let paths = PathTable()
  private var faults = FaultList()
  private var implemented: Set<LayoutCallback> = []
  private var missing: Set<LayoutCallback> = []
  private var readsWidth = false
  private var structures: [Int: Structure] = [:]
  private var anchored: Set<Int> = []

  func begin(_ player: ScenarioPlayer) -> ScenarioObservation {
    ScenarioObservation(self, player)
  }

  // MARK: What observations tell

  func note(_ record: CallbackRecord) {
    if record.isImplemented {
      implemented.insert(record.callback)
    } else {
      missing.insert(record.callback)
    }
    if record.readsWidth { readsWidth = true }
  }

  func isFaulty(_ callback: LayoutCallback) -> Bool {
    SignatureCheck.isFaulty(callback, implemented: implemented)
  }

  func add(_ fault: Fault, in state: String) { faults.add(fault, in: state) }

  /// The faults of structure, found once for states with the same constraints on a screen of the
  /// same kind.
  func structure(of scene: LayoutScene) -> Structure {
    let fingerprint = fingerprint(scene)
    if let known = structures[fingerprint] { return known }
    let structure = Structure(
      unplaced: PlacementCheck.faults(scene), fixed: FixedSizeCheck.faults(scene))
    structures[fingerprint] = structure
    return structure
  }

  /// Whether the constraints of a state have not been looked at for their anchors.
  func checksAnchors(of scene: LayoutScene) -> Bool {
    anchored.insert(fingerprint(scene)).inserted
  }

  private func fingerprint(_ scene: LayoutScene) -> Int {
    var hasher = Hasher()
    hasher.combine(scene.moment.width)
    hasher.combine(scene.isRoomy)
    hasher.combine(scene.direction)
    hasher.combine(scene.map.bounds.width > scene.map.bounds.height)
    hasher.combine(scene.phase)
    for item in scene.items {
      hasher.combine(item.name)
      hasher.combine(item.isShown)
    }
    for constraint in scene.constraints {
      let site = constraint.layoutModel.site
      hasher.combine(site?.file)
      hasher.combine(site?.line)
      hasher.combine(site?.column)
      hasher.combine(constraint.firstAttribute)
      hasher.combine(constraint.secondAttribute)
      hasher.combine(constraint.relation)
      hasher.combine(constraint.priority)
    }
    return hasher.finalize()
  }

  // MARK: The end

  func complete(_ record: inout RunRecord) {
    for callback in LayoutCallback.allCases where missing.contains(callback) {
      record.unimplemented.append(callback.swiftName)
      if isFaulty(callback), let first = record.scenarios.first {
        faults.add(SignatureCheck.fault(callback), in: first.id)
      }
    }
    for (state, fault) in paths.faults(readsWidth: readsWidth) { faults.add(fault, in: state) }
    // A delegate that never asks for the width is made for narrow maps alone.
    let wide = Set(record.scenarios.filter { $0.wideMode }.map { $0.id })
    let skipsWide = !readsWidth
    record.faults = faults.records { state in !(skipsWide && wide.contains(state)) }
    guard skipsWide else { return }
    for index in record.scenarios.indices where record.scenarios[index].wideMode {
      record.scenarios[index].isJudged = false
    }
  }
}
