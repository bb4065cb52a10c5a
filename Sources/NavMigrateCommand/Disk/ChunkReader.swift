#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads files piece by piece into one buffer that is used again for every file. Not for use by two
/// threads at once.
final class ChunkReader {
  /// A piece of a file.
  struct Chunk {
    /// Begins with the last `overlap` bytes of the piece before it.
    let bytes: UnsafeBufferPointer<UInt8>
    let isFirst: Bool
    let isLast: Bool
  }

  private let buffer: UnsafeMutableRawBufferPointer
  private let overlap: Int

  /// `overlap` is what a piece repeats of the one before it.
  init(capacity: Int = 1 << 18, overlap: Int) {
    self.overlap = overlap
    buffer = .allocate(byteCount: max(capacity, 2 * overlap + 1), alignment: 64)
  }

  deinit { buffer.deallocate() }

  /// Reads a file to its end. An empty file has one piece, without bytes.
  func read(_ path: DiskPath, _ body: (Chunk) -> Void) -> SystemError? {
    switch SystemFile.open(path) {
    case .failure(let error): return error
    case .success(let file):
      defer { file.close() }
      return read(file, body)
    }
  }

  private func read(_ file: SystemFile, _ body: (Chunk) -> Void) -> SystemError? {
    var filled = 0
    var total = 0
    var isFirst = true
    while true {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      switch file.read(into: rest) {
      case .failure(let error): return error
      case .success(0):
        body(chunk(filled, isFirst: isFirst, isLast: true))
        return nil
      case .success(let count):
        filled += count
        total += count
      }
      if total > FileContents.limit { return .tooLarge }
      if filled == buffer.count, let start = buffer.baseAddress {
        body(chunk(filled, isFirst: isFirst, isLast: false))
        isFirst = false
        memmove(start, start + (filled - overlap), overlap)
        filled = overlap
      }
    }
  }

  private func chunk(_ count: Int, isFirst: Bool, isLast: Bool) -> Chunk {
    let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count]).assumingMemoryBound(
      to: UInt8.self)
    return Chunk(bytes: bytes, isFirst: isFirst, isLast: isLast)
  }
}
