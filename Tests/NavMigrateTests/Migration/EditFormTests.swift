import Foundation
import Testing

/// Every form in which the legacy API is used becomes the text that the table says.
@Suite struct EditFormTests {
  private static let app: MemoryApp = {
    var texts: [String: String] = [:]
    for (number, form) in EditForm.all.enumerated() {
      texts["Sources/App/Form\(number).swift"] = form.text(form.before, number: number)
    }
    return MemoryApp(texts)
  }()

  @Test(arguments: EditForm.all.indices)
  func aFormIsRewritten(_ number: Int) throws {
    let form = EditForm.all[number]
    let text = try #require(Self.app.after["Sources/App/Form\(number).swift"])
    #expect(text == form.text(form.after, number: number), "\(form)")
  }

  @Test func nothingIsHeldBack() {
    #expect(Self.app.plan.outcomes.allSatisfy { $0 == .applied })
  }

  @Test(
    .enabled(if: SwiftCompiler.hasRoomForStandIns),
    arguments: [SwiftCompiler.LanguageMode.v5, .v6])
  func everythingCompiles(_ mode: SwiftCompiler.LanguageMode) throws {
    let scratch = try Scratch()
    for (path, text) in Self.app.after { try scratch.write(text, to: path) }
    let paths = Self.app.after.keys.sorted().map { scratch.url.appendingPathComponent($0).path }
    let diagnostics = try SwiftCompiler.diagnostics(
      of: paths, module: "App", mode: mode, modules: try StandInSDK.folder())
    let others = diagnostics.filter {
      $0.severity != .note && !$0.message.contains("is deprecated: ")
    }
    #expect(others.isEmpty, Comment(rawValue: others.map { "\($0)" }.joined(separator: "\n")))
  }
}
