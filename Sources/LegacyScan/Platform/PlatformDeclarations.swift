import NavSDK
import SourceText
import SwiftSource

/// Declarations of the standard library, Apple's frameworks and the SDK that receivers pass through,
/// written as Swift and read by the same reader as the user's files. They are an excerpt: a member
/// that is missing here makes an answer unknown, never wrong.
enum PlatformDeclarations {
  static let files: [ProjectIndex.File] = [
    ("swift", standardLibrary), ("uikit", userInterface), ("swiftui", declarativeInterface),
    ("combine", reactive), ("sdk", navigationSDK), ("legacy", legacyAPI), ("carplay", carPlay),
  ].map { name, text in
    let bytes = Array(text.utf8)
    return ProjectIndex.File(
      source: SourceFile(path: "<\(name)>", bytes: bytes), outline: Outline(of: bytes),
      isPlatform: true)
  }

  /// The elements of the catalogue under every name they are looked for by.
  private static let legacyAPI: String = LegacyCatalogue.elements.map { element in
    switch element.form {
    case .adoptedProtocol:
      element.declaration
    case .property, .method, .callback:
      "extension \(element.owner) {\n"
        + element.swiftNames.map { name in
          element.declaration.replacing(element.swiftNames[0], with: name)
        }.joined(separator: "\n") + "\n}"
    }
  }.joined(separator: "\n")
}

extension String {
  /// The text with the first occurrence of a name replaced.
  fileprivate func replacing(_ name: String, with other: String) -> String {
    guard let found = firstRange(of: name) else { return self }
    return self[..<found.lowerBound] + other + self[found.upperBound...]
  }

  private func firstRange(of name: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(name) { return start..<index(start, offsetBy: name.count) }
      start = index(after: start)
    }
    return nil
  }
}
