/// Writes a random program that compiles: types with members of all kinds, and functions that reach
/// views through them and use what both kinds of view have.
struct ProgramWriter {
  /// Names of locals, parameters and members: few, so that they hide each other.
  static let names: [String] = [
    "map", "tag", "board", "item", "value", "content", "padding", "settings", "other", "current",
    "main", "`default`", "größe",
  ]

  let number: Int
  /// How the program names the three kinds of views.
  let views: (map: String, tag: String, board: String)
  var dice: SeededRandom
  var hosts: [ProgramHost] = []
  var lines: [String] = []
  var indent = 0
  /// The locals that are seen, by scope, the innermost last.
  var scopes: [[String: ProgramType]] = []
  /// The names that were used in each scope: declaring them later would change what they mean.
  var used: [Set<String>] = []
  /// The type whose method is being written.
  var own: Int?
  /// How many closures around the place may outlive their call, so that `self` has to be written.
  var escapes = 0
  /// The name that is being declared; its value cannot use it.
  var declaring: String?
  /// Whether the place is in something generic, in which no type can be declared.
  var isGeneric = false
  /// Whether the place is in an inactive clause of an `#if`.
  var isUnseen = false

  init(number: Int, dice: SeededRandom) {
    self.number = number
    self.dice = dice
    views =
      number.isMultiple(of: 3)
      ? ("Names\(number).Map", "Names\(number).Label", "Names\(number).Wide")
      : ("GMSMapView", "Tag", "Board")
  }

  mutating func write() -> [ProgramFile] {
    makeHosts()
    var files = [file("Hosts") { $0.writeHosts() }]
    files.append(file("Hosts+Methods") { $0.writeExtensions() })
    files.append(file("Functions") { $0.writeFunctions() })
    files.append(file("Views") { $0.writeViews() })
    return files
  }

  private mutating func file(
    _ name: String, _ body: (inout ProgramWriter) -> Void
  ) -> ProgramFile {
    lines = ["import GoogleNavigation", ""]
    body(&self)
    let text = lines.joined(separator: "\n") + "\n"
    return ProgramFile(path: "P\(number)/\(name)\(number).swift", marked: text)
  }

  // MARK: - Text

  mutating func line(_ text: String) {
    var text = text
    if isUnseen {
      text = text.split(separator: "§", omittingEmptySubsequences: false).joined(separator: "§§")
    }
    lines.append(String(repeating: "  ", count: indent) + text)
  }

  /// A member that both kinds of views have, after a view of the type.
  func member(_ name: String, of type: ProgramType) -> String {
    type.isMap ? ".\(ProgramFile.mark)\(name)" : ".\(name)"
  }

  /// The same at the end of a way through the view's settings.
  func setting(_ name: String, of type: ProgramType) -> String {
    ".settings" + member(name, of: type)
  }

  /// A type as it is written where a value is declared.
  func text(_ type: ProgramType) -> String {
    switch type {
    case .map: return views.map
    case .tag: return views.tag
    case .board: return views.board
    case .optional(let inner):
      let text = text(inner)
      return text.hasPrefix("any ") ? "(\(text))?" : "\(text)?"
    case .list(let inner): return "[\(text(inner))]"
    case .pair(let a, let b): return "(\(text(a)), \(text(b)))"
    case .box(let inner): return "Box<\(text(inner))>"
    case .crate(let inner): return "Crate<\(text(inner))>"
    case .trouble(let inner): return "Trouble<\(text(inner))>"
    case .table(let inner): return "[String: \(text(inner))]"
    case .either(let a, let b): return "Either<\(text(a)), \(text(b))>"
    case .host(let index):
      return hosts[index].kind == .requirements ? "any \(name(index))" : name(index)
    case .some(let index): return "some \(name(index))"
    }
  }

  /// The name of a type of the program, as it is written at file level.
  func name(_ host: Int) -> String {
    (hosts[host].isNested ? "Space\(number)." : "") + plainName(host)
  }

  func plainName(_ host: Int) -> String { "Host\(host)x\(number)" }

  /// A block with a scope of its own, in which names are bound.
  mutating func block(
    _ head: String, binding names: [String: ProgramType] = [:], end: String = "}",
    _ body: (inout ProgramWriter) -> Void
  ) {
    line(head)
    indent += 1
    openScope(names)
    body(&self)
    closeScope()
    indent -= 1
    line(end)
  }

  // MARK: - Names

  mutating func openScope(_ names: [String: ProgramType]) {
    scopes.append(names)
    used.append([])
  }

  mutating func closeScope() {
    scopes.removeLast()
    used.removeLast()
  }

  /// Notes that an expression begins with a name.
  mutating func use(_ expression: String) {
    let name = String(expression.prefix { $0.isLetter || $0.isNumber || $0 == "`" })
    for index in used.indices { used[index].insert(name) }
  }

  /// A name that the innermost scope has neither bound nor used.
  mutating func freshName() -> String {
    let free = ProgramWriter.names.filter {
      scopes.last?[$0] == nil && used.last?.contains($0) != true
    }
    return free.isEmpty ? "extra\(dice.roll(1_000_000))" : dice.pick(free)
  }

  mutating func bind(_ name: String, _ type: ProgramType) {
    if scopes.isEmpty { scopes.append([:]) }
    scopes[scopes.count - 1][name] = type
  }

  /// What is seen: each name with its innermost type.
  var visible: [(name: String, type: ProgramType)] {
    var seen: [String: ProgramType] = [:]
    for scope in scopes.reversed() {
      for (name, type) in scope where seen[name] == nil { seen[name] = type }
    }
    return seen.filter { $0.key != declaring }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  func isLocal(_ name: String) -> Bool {
    name == declaring || scopes.contains { $0[name] != nil }
  }

  /// All members of a type, those of its superclasses and protocols included.
  func members(of host: Int) -> [ProgramMember] {
    let own = hosts[host]
    return own.members + (own.superclass.map { members(of: $0) } ?? [])
      + own.protocols.flatMap { members(of: $0) }
  }
}
