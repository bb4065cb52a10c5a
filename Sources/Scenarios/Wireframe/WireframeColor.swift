/// The colours of the SDK's views and of marks.
enum WireframeColor {
  static func text(_ mark: Wireframe.Mark) -> String {
    switch mark {
    case .plain: "#1d1d1d"
    case .accepted: "#9a5b00"
    case .wrong: "#c00000"
    }
  }

  /// The outline of something marked.
  static func stroke(_ mark: Wireframe.Mark) -> String {
    switch mark {
    case .plain: "stroke=\"#333\" stroke-width=\"0.8\""
    case .accepted: "stroke=\"#d08700\" stroke-width=\"3\""
    case .wrong: "stroke=\"#d00000\" stroke-width=\"3\""
    }
  }

  static func of(_ name: String) -> String {
    guard let component = SDKComponent(rawValue: name) else { return "#dddddd" }
    switch component {
    case .turnCard: return "#7fc8a0"
    case .etaCard: return "#f2f2f2"
    case .googleLogo: return "#ffe08a"
    case .viewport: return "none"
    case .speedWidget: return "#ffd0c2"
    case .tripProgressBar: return "#b7a6e8"
    case .compassButton, .reportingButton, .otherButton, .myLocationButton: return "#ffffff"
    case .prompt: return "#f7c66b"
    }
  }
}
