/// A member of one of a program's types that gives a value.
struct ProgramMember: Sendable {
  enum Form: CaseIterable, Sendable {
    case stored, constant, lazy, computed, implicitlyUnwrapped, weak, privateSetter, wrapped
    case function, labelled, overloaded, subscripted, closure, handler, observed, accessed, generic
    case staticStored, staticFunction
  }

  let name: String
  let type: ProgramType
  let form: Form

  var isStatic: Bool { form == .staticStored || form == .staticFunction }

  /// The type of what reading it gives.
  var valueType: ProgramType { form == .weak ? .optional(type) : type }
}

extension ProgramMember.Form {
  static let ofProtocols: [ProgramMember.Form] = [.computed, .function, .labelled, .subscripted]
  static let ofStructs: [ProgramMember.Form] = allCases.filter {
    ![.lazy, .weak, .handler].contains($0)
  }
  static let ofEnums: [ProgramMember.Form] =
    ofProtocols + [
      .overloaded, .generic, .staticStored, .staticFunction,
    ]
}

/// A type of a program.
struct ProgramHost: Sendable {
  enum Kind: CaseIterable, Sendable {
    case `class`, structure, enumeration, requirements
  }

  let index: Int
  let kind: Kind
  /// The place of its superclass among the program's types.
  let superclass: Int?
  /// The places of the protocols it conforms to, whose members have defaults.
  var protocols: [Int] = []
  /// Whether it stands in the program's namespace.
  let isNested: Bool
  var members: [ProgramMember] = []
}
