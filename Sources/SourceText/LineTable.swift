/// A place in a file as compilers print it: both numbers from 1, columns in UTF-8 bytes.
package struct SourcePosition: Sendable, Hashable, Comparable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// Where the lines of a file begin. LF, CRLF and a lone CR end a line, as they do for the compiler;
/// a byte-order mark counts as three columns.
package struct LineTable: Sendable {
  /// Byte offset of the first byte of each line; the first is 0.
  package let starts: [Int]
  /// Number of bytes in the file.
  package let length: Int

  package init(_ bytes: [UInt8]) {
    var starts: [Int] = [0]
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let byte = buffer[index]
        index += 1
        if byte == 0x0A {
          starts.append(index)
        } else if byte == 0x0D {
          if index < buffer.count, buffer[index] == 0x0A { index += 1 }
          starts.append(index)
        }
      }
    }
    self.starts = starts
    self.length = bytes.count
  }

  /// The position of a byte offset; offsets past the end give the position after the last byte.
  package func position(of offset: Int) -> SourcePosition {
    let line = lineIndex(of: offset)
    return SourcePosition(line: line + 1, column: min(max(offset, 0), length) - starts[line] + 1)
  }

  /// The index (from 0) of the line that holds the offset.
  package func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of the line with this index (from 0), its line ending included.
  package func range(ofLine index: Int) -> Range<Int> {
    starts[index]..<(index + 1 < starts.count ? starts[index + 1] : length)
  }
}
