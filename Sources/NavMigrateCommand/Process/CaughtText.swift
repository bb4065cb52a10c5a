#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What comes out of one pipe, up to a limit.
struct CaughtText {
  /// What becomes of more than the limit.
  enum Surplus: Sendable {
    /// It is read and forgotten, and `isOverLimit` says so.
    case refused
    /// The first and the last half of the limit are kept.
    case middleDropped
  }

  let descriptor: Int32
  private let limit: Int
  private let surplus: Surplus
  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  private(set) var isAtEnd = false
  private(set) var isOverLimit = false

  init(descriptor: Int32, limit: Int, surplus: Surplus) {
    self.descriptor = descriptor
    self.limit = max(2, limit)
    self.surplus = surplus
  }

  var bytes: [UInt8] { head + tail }

  /// Takes what can be read without waiting.
  mutating func readAvailable() {
    var rounds = 0
    while !isAtEnd, rounds < 64 {
      rounds += 1
      let (chunk, problem) = Self.chunk(of: descriptor)
      if !chunk.isEmpty {
        add(chunk[...])
      } else {
        // Without a problem this is the end; otherwise nothing is there yet, or nothing will come.
        isAtEnd = problem != EAGAIN && problem != EINTR
        return
      }
    }
  }

  private static func chunk(of descriptor: Int32) -> (bytes: [UInt8], problem: Int32) {
    var problem: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      let outcome = read(descriptor, buffer.baseAddress, buffer.count)
      problem = outcome < 0 ? errno : 0
      count = max(0, outcome)
    }
    return (bytes, problem)
  }

  private mutating func add(_ chunk: ArraySlice<UInt8>) {
    switch surplus {
    case .refused:
      let room = limit - head.count
      head += chunk.prefix(room)
      isOverLimit = isOverLimit || chunk.count > room
    case .middleDropped:
      let room = limit / 2 - head.count
      head += chunk.prefix(room)
      tail += chunk.dropFirst(room)
      if tail.count > limit { tail.removeFirst(tail.count - limit / 2) }
    }
  }
}
