/// Some of the words.
package struct WordSet: ExpressibleByArrayLiteral, Sendable, Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  package init(arrayLiteral words: Word...) {
    for word in words { insert(word) }
  }

  package mutating func insert(_ word: Word) {
    let bit = UInt64(word.rawValue)
    if bit < 64 { low |= 1 << bit } else { high |= 1 << (bit - 64) }
  }

  package func contains(_ word: Word) -> Bool {
    let bit = UInt64(word.rawValue)
    return bit < 64 ? low >> bit & 1 == 1 : high >> (bit - 64) & 1 == 1
  }
}

extension WordSet {
  static let directives: WordSet = [.poundIf, .poundElseif, .poundElse, .poundEndif]
  /// Between the parameters and the result of a function.
  static let effects: WordSet = [.async, .throws, .rethrows, .reasync]
  static let captureModes: WordSet = [.weak, .unowned]
  static let modifiers: WordSet = [
    .public, .private, .internal, .fileprivate, .open, .package, .static, .class, .final, .lazy,
    .weak, .unowned, .override, .required, .convenience, .dynamic, .optional, .mutating,
    .nonmutating, .nonisolated, .isolated, .indirect, .infix, .prefix, .postfix, .borrowing,
    .consuming, .distributed, .async, .oldConsuming, .sending,
  ]
  static let declarators: WordSet = [
    .var, .let, .func, .class, .struct, .enum, .protocol, .extension, .typealias, .associatedtype,
    .`init`, .deinit, .subscript, .operator, .precedencegroup, .import, .actor, .macro,
  ]
  /// Declarators before which `class` is a modifier.
  static let afterClassModifier: WordSet = [
    .var, .let, .func, .class, .struct, .enum, .protocol, .extension, .typealias, .associatedtype,
    .deinit, .subscript, .precedencegroup, .import,
  ]
  static let imported: WordSet = [
    .class, .struct, .enum, .protocol, .func, .var, .let, .typealias,
  ]
  /// Before an expression.
  static let operandPrefixes: WordSet = [
    .try, .await, .unsafe, .copy, .consume, .each, .repeat, .discard, .any, .some,
  ]
  /// Words that no operand begins with.
  static let notOperands: WordSet = [.is, .as, .in, .else, .where]
  static let typePrefixes: WordSet = [
    .inout, .some, .any, .borrowing, .consuming, .isolated, .sending, .oldOwned, .oldShared, .each,
    .repeat, .nonisolated, ._const, .nonmutating,
  ]
  static let accessors: WordSet = [
    .get, .set, .willSet, .didSet, ._read, ._modify, .read, .modify, .`init`, .unsafeAddress,
    .unsafeMutableAddress, .borrow, .mutate,
  ]
  static let accessorModifiers: WordSet = [
    .mutating, .nonmutating, .private, .fileprivate, .internal, .public, .oldConsuming, .package,
    .borrowing, .consuming, .nonisolated,
  ]
  /// After an accessor without a body.
  static let afterAccessor: WordSet = [.async, .throws, .mutating, .nonmutating]
  static let afterPattern: WordSet = [.where, .in, .as]
  static let labelled: WordSet = [.for, .while, .repeat, .if, .switch, .do]
  static let statements: WordSet = [
    .if, .guard, .for, .while, .repeat, .do, .return, .case, .default, .break, .throw,
  ]
}
