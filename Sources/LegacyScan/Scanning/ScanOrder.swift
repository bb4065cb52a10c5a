/// The order in which findings and notes are given: by path, then by offset.
enum ScanOrder {
  static func precedes(_ a: (String, Int), _ b: (String, Int)) -> Bool {
    a.0 == b.0 ? a.1 < b.1 : a.0.utf8.lexicographicallyPrecedes(b.0.utf8)
  }
}
