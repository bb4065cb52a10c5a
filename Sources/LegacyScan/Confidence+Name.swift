extension Confidence {
  /// The word for it in flags, configuration and output.
  package var name: String {
    switch self {
    case .possible: "possible"
    case .likely: "likely"
    case .certain: "certain"
    }
  }
}
