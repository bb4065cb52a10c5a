import Foundation
import NavSDK
import Testing

/// The examples and look-alikes of the catalogue, each compiled as the body of a function.
@Suite(.enabled(if: SwiftCompiler.hasRoomForStandIns)) struct CatalogueSnippetTests {
  /// The rules the compiler warned of in each snippet, and everything else it said.
  private func outcome(of snippets: [String], with carrier: String = "") throws -> (
    rules: [[RuleID]], problems: [String]
  ) {
    var text = """
      import GoogleNavigation
      import SwiftUI

      final class FareStrip: UIView, GMSNavigationAccessoryView {
        func heightForAccessoryViewConstrained(to size: CGSize, on map: GMSMapView) -> CGFloat { 1 }
      }
      \(carrier)

      """
    var starts: [Int] = []
    for (index, snippet) in snippets.enumerated() {
      text += """
        @MainActor func snippet\(index)(
          mapView: GMSMapView, navigator: GMSNavigator, view: UIView, label: UILabel,
          strip: FareStrip
        ) {

        """
      starts.append(text.split(separator: "\n", omittingEmptySubsequences: false).count)
      text += snippet + "\n}\n"
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("navmigrate-snippets-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try text.write(to: file, atomically: true, encoding: .utf8)
    let (legacy, problems) = try CompilerOracle.warnings(
      in: [file.path], module: "Snippets", mode: .v5)
    var rules: [[RuleID]] = snippets.map { _ in [] }
    for key in legacy.sorted() {
      guard let index = starts.lastIndex(where: { $0 <= key.line }) else { continue }
      rules[index].append(key.rule)
    }
    return (rules, problems)
  }

  @Test func everyExampleUsesItsElementOnce() throws {
    let elements = LegacyCatalogue.elements
    let (rules, problems) = try outcome(of: elements.map(\.example.before))
    #expect(problems.isEmpty)
    for (element, found) in zip(elements, rules) {
      switch element.form {
      case .property, .method, .adoptedProtocol: #expect(found == [element.rule], "\(element)")
      case .callback:
        // The compiler does not warn of an implementation.
        #expect(found.isEmpty, "\(element)")
        let name = "func \(element.swiftNames[0])("
        #expect(element.example.before.components(separatedBy: name).count == 2, "\(element)")
      }
    }
  }

  @Test func noLookAlikeIsAUse() throws {
    let pairs = LegacyCatalogue.elements.flatMap { element in
      element.lookAlikes.map { (element, $0) }
    }
    let (rules, problems) = try outcome(of: pairs.map(\.1.code))
    #expect(problems.isEmpty)
    for ((element, lookAlike), found) in zip(pairs, rules) {
      #expect(found.isEmpty, "\(element): \(lookAlike.reason)")
    }
  }

  @Test func everyExampleCompilesAfterTheMigration() throws {
    let members = LegacyCatalogue.elements.compactMap(member)
    let carrier = """
      @preconcurrency @MainActor protocol HeaderAccessory: UIView {
        func heightForAccessoryViewConstrained(to size: CGSize, on map: GMSMapView) -> CGFloat
      }
      protocol PromptObserver: AnyObject {
        func promptWillShow(_ navigator: GMSNavigator)
        func promptDidHide(_ navigator: GMSNavigator)
      }
      extension PromptObserver {
        func promptWillShow(_ navigator: GMSNavigator) {}
        func promptDidHide(_ navigator: GMSNavigator) {}
      }
      @preconcurrency @MainActor final class DriveLayout {
        func addPromptObserver(_ observer: any PromptObserver) {}
        \(members.joined(separator: "\n"))
      }
      extension GMSMapView {
        var \(GeneratedNames.plain.accessor): DriveLayout { DriveLayout() }
      }
      """
    let (rules, problems) = try outcome(
      of: LegacyCatalogue.elements.map(\.example.after), with: carrier)
    #expect(problems.isEmpty)
    #expect(rules.allSatisfy { $0.isEmpty })
  }

  /// The carrier's member that replaces the element.
  private func member(_ element: LegacyElement) -> String? {
    switch (element.replacement, element.form) {
    case (.property(let name), .property(let type, _)):
      "var \(name): \(type) { get { fatalError() } set {} }"
    case (.method(let name, let labels), _):
      "func \(name)(\(labels.map { "\($0 ?? "_") view: UIView?" }.joined(separator: ", "))) {}"
    default: nil
    }
  }
}
