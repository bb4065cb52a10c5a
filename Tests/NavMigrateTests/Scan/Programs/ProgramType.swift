/// A type that generated programs speak of.
indirect enum ProgramType: Hashable, Sendable {
  /// The SDK's map view.
  case map
  /// A view of the program's own with members of the same names.
  case tag
  /// A subclass of the map view.
  case board
  case optional(ProgramType)
  case list(ProgramType)
  case pair(ProgramType, ProgramType)
  /// A generic struct.
  case box(ProgramType)
  /// A generic class.
  case crate(ProgramType)
  /// A generic error with a value.
  case trouble(ProgramType)
  /// Values by strings.
  case table(ProgramType)
  /// A generic enum with payloads.
  case either(ProgramType, ProgramType)
  /// A type of the program, by its place in the program; of a protocol a value of any type.
  case host(Int)
  /// A generic parameter bound to a protocol of the program.
  case some(Int)

  static let views: [ProgramType] = [.map, .tag, .board]

  var isView: Bool { ProgramType.views.contains(self) }

  /// Whether the names that both kinds of views have are the SDK's.
  var isMap: Bool { self == .map || self == .board }

  /// A type of few words, views more often than others.
  static func random(_ dice: inout SeededRandom, depth: Int = 2) -> ProgramType {
    if depth == 0 || dice.chance(55) { return dice.pick(views) }
    let inner = random(&dice, depth: depth - 1)
    switch dice.roll(7) {
    case 0: return .optional(inner.withoutOptional)
    case 1: return .list(inner)
    case 2: return .pair(inner, random(&dice, depth: depth - 1))
    case 3: return .box(inner)
    case 4: return .crate(inner)
    case 5: return .table(inner)
    default: return .either(inner, random(&dice, depth: depth - 1))
    }
  }

  /// The type under all optionals.
  var withoutOptional: ProgramType {
    if case .optional(let inner) = self { inner.withoutOptional } else { self }
  }
}
