extension String {
  /// The text with spaces after it, at least `columns` characters long.
  func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(columns - count, 0))
  }
}
