import LegacyScan
import NavSDK
import SourceText

extension UnitPlanner {
  /// The listeners of a unit become observers where they are added to a navigator, and go where they
  /// are removed: `map.driveLayout.addPromptObserver(listener)` if the map is in sight everywhere,
  /// else `DriveLayout.addPromptObserver(listener, of: navigator)`.
  func register(_ events: [MapEvent], _ draft: inout UnitDraft) {
    let calls = events.compactMap { event in event.listenerCall.map { (event, $0) } }
    let isMapInSight = calls.allSatisfy { $0.1.map != nil }
    for (event, call) in calls {
      guard let listener = listener(of: call, event, &draft) else { continue }
      let method = event.registers ? CarrierNames.addObserver : CarrierNames.removeObserver
      if !event.registers { draft.features.insert(.observerRemoval) }
      if isMapInSight, let map = call.map {
        draft.features.insert(.mapObservers)
        put(
          "\(map).\(names.names(inProjectOf: event.path).accessor).\(method)(\(listener))",
          before: call, event, &draft)
      } else if let navigator = call.navigator {
        draft.features.insert(.navigatorObservers)
        let arguments = "\(listener), of: \(navigator)"
        put(
          "\(names.names(inProjectOf: event.path).className).\(method)(\(arguments))", before: call,
          event, &draft)
      } else {
        draft.hold(
          .manual,
          "\(place(event.path, event.at)): the navigator is made in the call; give it a name first")
      }
    }
  }

  private func listener(
    of call: PromptListenerCall, _ event: MapEvent, _ draft: inout UnitDraft
  ) -> String? {
    if let listener = call.listener { return listener }
    draft.hold(
      .manual,
      "\(place(event.path, event.at)): the listener is made in the call; give it a name first")
    return nil
  }

  private func put(
    _ text: String, before call: PromptListenerCall, _ event: MapEvent, _ draft: inout UnitDraft
  ) {
    guard let start = call.statement, let file = sources[event.path] else {
      draft.hold(
        .manual,
        "\(place(event.path, event.at)): no statement can stand before the one with this call")
      return
    }
    if isThere(text, before: start, in: file) { return }
    let result = call.isImplicitResult ? "return " : ""
    let edit = TextEdit(
      range: start..<start, text: text + file.separator(before: start) + result)
    draft.add([edit], in: event.path) { self.place(event.path, $0) }
  }

  /// Whether a statement stands before the one that begins at an offset.
  private func isThere(_ text: String, before offset: Int, in file: SourceFile) -> Bool {
    let length = text.utf8.count
    var end = offset
    while end > 0, [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ";")].contains(file.bytes[end - 1]) {
      end -= 1
    }
    return end >= length && file.text(end - length..<end) == text
  }

  /// Listeners must be registered, and adopt the carrier's protocol.
  func checkListeners(_ findings: [Int], _ events: [MapEvent], _ draft: inout UnitDraft) {
    let listeners = findings.map { scan.findings[$0] }.filter { $0.use.form == .implementation }
    guard !listeners.isEmpty else { return }
    if !events.contains(where: \.registers) {
      let first = listeners[0]
      draft.hold(
        .manual,
        "\(place(first.path, first.name)): where the listener is added to the navigator was not found"
      )
    }
    let own = Dictionary(grouping: listeners) { $0.owner ?? "" }
    let project = projects.index(of: listeners[0].path)
    let classes = ListenerClasses(
      scan.sources.filter { projects.index(of: $0.path) == project },
      observer: names.names(inProjectOf: listeners[0].path).protocolName(
        GeneratedNames.observerProtocol))
    if let name = classes.protocolWithCallback {
      draft.hold(.manual, "the protocol '\(name)' of the app asks for the listener's methods too")
    }
    for owner in own.keys.sorted() {
      if let name = classes.memberInTheWay(of: owner) {
        draft.hold(.manual, "'\(owner)' has a member '\(name)' already")
      }
      if classes.inherits(owner, fromOneOf: Set(own.keys)) { continue }
      if (own[owner] ?? []).count < 2 { draft.features.insert(.partialObservers) }
      guard let adoption = classes.adoption(by: owner) else {
        draft.hold(.manual, "the declaration of '\(owner)' names no listener protocol")
        continue
      }
      draft.add(adoption.edits, in: adoption.path) { self.place(adoption.path, $0) }
    }
    let all = scan.findings.filter {
      $0.use.form == .implementation && projects.index(of: $0.path) == project
    }
    let isWhole = all.count == listeners.count
    for call in classes.calls {
      guard isWhole, call.isOnItself else {
        draft.hold(
          .manual,
          "\(place(call.path, call.edit.range)): the app calls the listener's method itself")
        continue
      }
      draft.add([call.edit], in: call.path) { self.place(call.path, $0) }
    }
  }
}

extension MapEvent {
  fileprivate var registers: Bool {
    if case .addsPromptListener = kind { true } else { false }
  }

  fileprivate var listenerCall: PromptListenerCall? {
    switch kind {
    case .addsPromptListener(let call), .removesPromptListener(let call): call
    case .enablesNavigation, .enablesNavigationInstalled, .enablesNavigationIndirectly,
      .setsLayoutDelegate, .removesLayoutDelegate, .switchesSpeed:
      nil
    }
  }
}
