/// A key for what a result was made from: equal contents have equal keys. 128 bits of FNV-1a in
/// two lanes, for names of files in a cache; no protection against forgery.
struct ContentKey: Sendable, Hashable {
  private var low: UInt64 = 0xCBF2_9CE4_8422_2325
  private var high: UInt64 = 0x6C62_272E_07BB_0142

  mutating func add(_ text: some StringProtocol) {
    for byte in text.utf8 { add(byte) }
    // Ends the text: no UTF-8 holds this byte.
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    low = (low ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    high = (high ^ UInt64(byte) ^ (low >> 32)) &* 0x0000_0100_0000_01B3
  }

  /// 32 hexadecimal digits.
  var text: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
