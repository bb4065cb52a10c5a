/// A word by what the grammar takes it for somewhere.
package enum Word: UInt8, CaseIterable, Sendable {
  /// No word at all.
  case none
  /// A name.
  case other
  case oldConsuming, oldOwned, oldShared
  case poundIf, poundElseif, poundElse, poundEndif
  case _const, _modify, _read, actor, any, `as`, `associatedtype`
  case async, await, borrow, borrowing, `break`, `case`, `catch`, `class`, consume, consuming
  case `continue`, convenience, copy, `default`, `defer`, `deinit`, didSet, discard, distributed
  case `do`, dynamic, each, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`
  case final, `for`, `func`, get, `guard`, `if`, `import`, `in`, indirect, infix, `init`, `inout`
  case `internal`, `is`, isolated, lazy, `let`, macro, modify, mutate, mutating, `nil`
  case nonisolated, nonmutating, nonsending, of, open, `operator`, optional, override, package
  case postfix, `precedencegroup`, prefix, `private`, `protocol`, `public`, read, reasync
  case `repeat`, required, `rethrows`, `return`, sending, set, some, `static`, `struct`
  case `subscript`, `switch`, `throw`, `throws`, `true`, `try`, `typealias`, unknown, unowned
  case unsafe, unsafeAddress, unsafeMutableAddress, `var`, weak, `where`, `while`, willSet

  private static let unlikeTheirNames: [Word: String] = [
    .none: "", .other: "", .poundIf: "#if", .poundElseif: "#elseif", .poundElse: "#else",
    .poundEndif: "#endif", .oldConsuming: "__consuming", .oldOwned: "__owned",
    .oldShared: "__shared",
  ]

  /// As it is written.
  var spelling: String { Word.unlikeTheirNames[self] ?? "\(self)" }
}
