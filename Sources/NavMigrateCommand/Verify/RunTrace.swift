import Reporting

/// What a delegate's process wrote to standard error: how far it came, and where it stood when it
/// crashed.
struct RunTrace {
  /// The state or step it was in when it ended; nil if it was in none.
  let state: String?
  /// The runtime's own words about the crash.
  let fatalMessage: String?
  /// The innermost place in the user's files.
  let place: SourcePlace?
  /// The last line that is nobody's report.
  let lastMessage: String?
  let ranOutOfMemory: Bool
  /// Whether the functions that had called each other were very many.
  let isDeep: Bool

  /// Before the id of the scenario and the step that is about to be taken; as `ScenarioMain` has it.
  static let stateMark = "navmigrate-state "
  private static let depthOfRecursion = 10_000

  init(_ text: String, _ sources: CompiledSources) {
    var state: String?
    var fatal: (message: String, place: SourcePlace?)?
    var framePlace: SourcePlace?
    var last: String?
    var deepest = 0
    var isInTrace = false
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix(Self.stateMark) {
        state = String(line.dropFirst(Self.stateMark.count))
      } else if let message = Self.fatalMessage(line, sources) {
        fatal = message
      } else if line.hasPrefix("*** ") {
        isInTrace = true
      } else if isInTrace {
        guard let (depth, place) = Self.frame(line, sources) else { continue }
        deepest = max(deepest, depth)
        if framePlace == nil { framePlace = place }
      } else {
        last = String(line)
      }
    }
    self.state = state
    fatalMessage = fatal?.message
    place = fatal?.place ?? framePlace
    lastMessage = last
    ranOutOfMemory = fatal?.message.contains("failed to allocate") ?? false
    isDeep = deepest > Self.depthOfRecursion
  }

  func failure(_ message: String) -> DelegateFailure {
    DelegateFailure(message: message, state: state, place: place)
  }

  /// What to say of an end by a signal.
  func crash(_ signal: Int32) -> DelegateFailure {
    if isDeep { return failure("it crashed: functions call each other without end") }
    if let fatalMessage { return failure("it trapped: \(fatalMessage)") }
    switch signal {
    case 4, 5: return failure("it trapped")
    case 6: return failure("it aborted")
    case 9: return failure("it was killed")
    case 7, 8, 10, 11: return failure("it crashed on a bad access to memory")
    default: return failure("it ended by signal \(signal)")
    }
  }

  /// Reads `Module/File.swift:12: Fatal error: TEXT`, with or without a place.
  private static func fatalMessage(
    _ line: Substring, _ sources: CompiledSources
  ) -> (String, SourcePlace?)? {
    guard let mark = line.firstRange(of: "Fatal error: ") else {
      return line.hasPrefix("Fatal error") ? ("fatal error", nil) : nil
    }
    let text = String(line[mark.upperBound...])
    let parts = line[..<mark.lowerBound].split(separator: ":")
    guard parts.count >= 2, let number = Int(parts[1]),
      let file = sources.file(named: String(parts[0]))
    else { return (text, nil) }
    return (text, SourcePlace(file: file, line: number, column: 0))
  }

  /// Reads `12 [ra] 0x00 name in program at /path/File.swift:3:9`.
  private static func frame(
    _ line: Substring, _ sources: CompiledSources
  ) -> (depth: Int, place: SourcePlace?)? {
    guard let first = line.split(separator: " ").first, let depth = Int(first) else { return nil }
    guard let mark = line.firstRange(of: " at ") else { return (depth, nil) }
    let parts = line[mark.upperBound...].split(separator: ":")
    guard parts.count >= 3, let number = Int(parts[parts.count - 2]),
      let column = Int(parts[parts.count - 1].prefix { $0.isNumber }),
      let file = sources.file(atPath: parts.dropLast(2).joined(separator: ":"))
    else { return (depth, nil) }
    return (depth, SourcePlace(file: file, line: number, column: column))
  }
}
