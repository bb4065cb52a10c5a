import NavSDK
import SourceText
import SwiftSource

/// Decides what a use is worth: confidence, safety, owner and message.
struct Judge {
  let resolver: Resolver
  let finder: UseFinder
  let groups: MapGroups

  /// The finding for a use; nil where it is none after all.
  func finding(for candidate: UseFinder.Candidate) -> Finding? {
    let element = candidate.element
    // Padding is the Maps SDK's too: without navigation it stays as it is.
    if !element.isExclusive, !finder.usesNavigationSDK { return nil }
    let confidence = confidence(of: candidate)
    let group = groups.group(of: candidate)
    let map = screen(of: candidate, group)
    let (safety, reason) = safety(of: candidate, confidence, map, group)
    var use = candidate.use
    use.access = MapOrigin(resolver).access(of: candidate)
    return Finding(
      element: element.id, rule: element.rule,
      path: resolver.index.files[candidate.file].source.path, name: candidate.name,
      confidence: confidence, safety: safety, safetyReason: reason,
      owner: owner(of: candidate), isCarPlay: map == .carPlay,
      message: message(for: candidate), use: use, unit: group?.id,
      trail: Trail(resolver).steps(for: candidate))
  }

  private func screen(of candidate: UseFinder.Candidate, _ group: MapGroups.Group?) -> MapScreen {
    switch candidate.use.form {
    case .conformance, .implementation: return .device
    case .read, .write, .modify, .toggle, .call, .reference, .keyPath, .key, .override: break
    }
    if let group, group.screen != .unknown { return group.screen }
    let isCar = MapOrigin(resolver).isCarPlayPlace(file: candidate.file, scope: candidate.scope)
    return isCar ? .carPlay : .unknown
  }

  private func confidence(of candidate: UseFinder.Candidate) -> Confidence {
    if candidate.use.form == .key { return .possible }
    switch candidate.receiver {
    case .proven: return .certain
    case .other: return .possible
    case .unproven:
      let name = resolver.index.files[candidate.file].source.text(candidate.name)
      let isLikely =
        candidate.element.isExclusive && finder.usesNavigationSDK && !finder.ownNames.contains(name)
      return isLikely ? .likely : .possible
    }
  }

  private func safety(
    of candidate: UseFinder.Candidate, _ confidence: Confidence, _ map: MapScreen,
    _ group: MapGroups.Group?
  ) -> (Safety, String) {
    if !candidate.element.isExclusive, let group, groups.plain.contains(group.id) {
      return (.leave, "navigation is never turned on for this map, so it keeps the SDK's layout")
    }
    switch map {
    case .carPlay:
      return (.leave, "a CarPlay map takes no layout delegate, so the legacy API is right here")
    case .either:
      return (.manual, "the map may be a CarPlay map, which takes no layout delegate")
    case .device, .unknown:
      break
    }
    switch candidate.use.form {
    case .key:
      return (.manual, "a name in a string is not rewritten")
    case .override:
      return (.manual, "an override takes part in the SDK's own layout and has no replacement")
    case .keyPath
    where isRootedInSettings(candidate) && MapOrigin(resolver).access(of: candidate) == .none:
      return (.manual, "the key path begins at the settings, whose map is not known")
    case .keyPath where isObserved(candidate):
      return (.manual, "key-value observing finds no property of the layout delegate")
    case .read, .write, .modify, .toggle, .call, .reference, .keyPath, .conformance,
      .implementation:
      break
    }
    if confidence != .certain {
      return (.manual, "the receiver is not proven to be the SDK's type")
    }
    if candidate.element.owner == "GMSUISettings", MapOrigin(resolver).map(of: candidate) == nil,
      candidate.use.form != .keyPath
    {
      return (.manual, "the settings are passed without their map")
    }
    return (candidate.element.safety, candidate.element.safetyReason)
  }

  /// `map.observe(\.padding)`, `map.publisher(for: \.padding)`
  private func isObserved(_ candidate: UseFinder.Candidate) -> Bool {
    let outline = resolver.outline(candidate.file)
    guard let parent = candidate.expression.flatMap({ outline[$0].parent }),
      case .call(let callee, _) = outline[parent].form,
      case .member(_, let name, _) = outline[callee].form
    else { return false }
    return name.text == "observe" || name.text == "publisher"
  }

  private func isRootedInSettings(_ candidate: UseFinder.Candidate) -> Bool {
    guard candidate.element.owner == "GMSUISettings", let id = candidate.expression,
      case .keyPath(_, let components) = resolver.outline(candidate.file)[id].form,
      case .property(let first)? = components.first
    else { return false }
    return first.range == candidate.name
  }

  private func owner(of candidate: UseFinder.Candidate) -> String? {
    guard let own = resolver.selfType(at: candidate.file, scope: candidate.scope) else {
      return nil
    }
    for type in resolver.lineage(of: own).prefix(1) {
      if case .nominal(let id, _) = type { return resolver.index[id].qualifiedName }
    }
    return nil
  }

  private func message(for candidate: UseFinder.Candidate) -> String {
    let name = resolver.index.files[candidate.file].source.text(candidate.name)
    let replacement = candidate.element.replacement.spelling
    switch candidate.use.form {
    case .conformance:
      return
        "'\(name)' is not asked for once a layout delegate is set; adopt '\(candidate.element.replacement.name)'"
    case .implementation:
      return "'\(name)' may not be called once a layout delegate is set; use '\(replacement)'"
    case .override:
      return "the override of '\(name)' has no effect once a layout delegate is set"
    case .read, .write, .modify, .toggle, .call, .reference, .keyPath, .key:
      return "'\(name)' has no effect once a layout delegate is set; use '\(replacement)'"
    }
  }
}
