/// A language mode of the compiler.
enum LanguageMode: String, Sendable, CaseIterable {
  case v5 = "5"
  case v6 = "6"
}

/// Which language mode a delegate is compiled in.
enum LanguageChoice: Sendable, Hashable {
  /// The user or the project says so.
  case fixed(LanguageMode)
  /// Swift 6, and Swift 5 for what does not compile so.
  case newestThatCompiles
}
