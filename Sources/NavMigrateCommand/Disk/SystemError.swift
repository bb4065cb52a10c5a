#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A failed call to the operating system.
package struct SystemError: Error, Sendable, Hashable {
  /// The value of `errno`.
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// What `errno` says of the call that just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// Nothing to read yet, or no room to write.
  static let notYet = SystemError(code: EAGAIN)
  static let isADirectory = SystemError(code: EISDIR)
  static let notADirectory = SystemError(code: ENOTDIR)
  static let noSuchFile = SystemError(code: ENOENT)
  static let tooLarge = SystemError(code: EFBIG)

  /// What happened, in the system's words: `permission denied`.
  package var reason: String {
    guard let text = strerror(code) else { return "system error \(code)" }
    let words = String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
