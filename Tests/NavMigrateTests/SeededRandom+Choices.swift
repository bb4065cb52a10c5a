extension SeededRandom {
  /// A number below `sides`.
  mutating func roll(_ sides: Int) -> Int { Int(next() % UInt64(max(1, sides))) }

  /// True in `percent` of a hundred throws.
  mutating func chance(_ percent: Int) -> Bool { roll(100) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }
}
