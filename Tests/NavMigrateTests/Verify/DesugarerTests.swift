import SourceText
import SwiftSource
import Testing

@testable import NavMigrateCommand

@Suite struct DesugarerTests {
  private func copy(
    _ text: String, missing: Set<String> = [], _ objectiveC: Desugarer.ObjectiveC = .absent
  ) -> String {
    let desugarer = Desugarer(
      objectiveC: objectiveC, missingModules: missing, modelModules: ["UIKit", "GoogleMaps"])
    let bytes = Array(text.utf8)
    return desugarer.copy(of: bytes).map { String(decoding: $0, as: UTF8.self) } ?? "unchanged"
  }

  @Test(arguments: [
    ("@objc func tap() {}", "      func tap() {}"),
    ("@objc(tapped:) func tap(_ x: Int) {}", "               func tap(_ x: Int) {}"),
    ("@IBOutlet weak var a: UILabel!", "          weak var a: UILabel!"),
    ("@IBAction func b(_ s: Any) {}", "          func b(_ s: Any) {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@objc\tdynamic var x = 1", "     \tdynamic var x = 1"),
    ("@UIApplicationMain class A {}", "                   class A {}"),
    ("@main struct A {}", "      struct A {}"),
    ("let s = #selector(tap)", "let s = __sel(\"tap\")  "),
    ("f(#selector(A.tap(_:)), 1)", "f(__sel(\"A.tap(_:)\")  , 1)"),
    ("let k = #keyPath(A.b.c)", "let k = \"A.b.c\"        "),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
    ("import class UIKit.UIView\n#if os(iOS)", "import class UIKit.UIView\n#if true   "),
    ("#if os(macOS) || os(iOS)", "#if false     || true   "),
    ("#if DEBUG &&\n  os(tvOS)\nos(iOS)", "#if DEBUG &&\n  false   \nos(iOS)"),
    ("#Preview { A() }\nlet a = 1", "                \nlet a = 1"),
    ("#Preview(\"x\", traits: .a) {\n  A()\n}", "                           \n     \n "),
    ("@objc protocol P {\n}", "      protocol P: AnyObject {\n}"),
    ("@objc public protocol P {}", "      public protocol P: AnyObject {}"),
    ("@objc protocol P: Q {\n}", "      protocol P: Q {\n}"),
  ])
  func takesOutWhatTheModelHasNot(_ before: String, _ after: String) {
    #expect(copy(before) == after)
  }

  @Test(arguments: [
    "class A: UIView { var objc = 1 }", "// @objc\nlet a = \"@objc #selector(x)\"",
    "let a = os(iOS)", "if os(iOS) {}", "#if canImport(UIKit)\n#endif",
    "import class UIKit.UIView", "import struct GoogleMaps.A", "protocol P {\n}",
    "@objcx func a() {}", "#available(iOS 17, *)", "x.import(y)", "let c = #colorLiteral(red: 1)",
    "@objc", "@", "#", "#selector(", "#if", "import", "import .", "",
  ])
  func leavesTheRest(_ text: String) {
    let expected = text == "@objc" ? "     " : "unchanged"
    #expect(copy(text) == expected)
  }

  @Test func leavesObjectiveCWhereItIs() {
    #expect(copy("@objc func a() { _ = #selector(a) }", .present) == "unchanged")
    #expect(copy("@main struct A {}", .present) == "      struct A {}")
  }

  @Test func takesOutImportsOfMissingModules() {
    let text = "import Foundation\n@testable import App\npublic import Kit.Sub; let x = 1"
    let expected = "import Foundation\n                    \n                     ; let x = 1"
    #expect(copy(text, missing: ["App", "Kit"]) == expected)
  }

  @Test func keepsAShortNameOutOfALineThatHasNoRoom() {
    let text = "f(#selector(\n  first(\n    _:)))"
    #expect(copy(text) == "f(__sel(\"\") \n        \n        )")
  }

  /// Every token that is left stands where it stood.
  @Test func movesNoToken() throws {
    for path in PackageRoot.files(under: "fixtures/apps", suffix: ".swift")
      + PackageRoot.files(under: "fixtures/scan/broken-interop", suffix: ".swift")
    {
      let before = Array(try PackageRoot.text(of: path).utf8)
      let desugarer = Desugarer(
        objectiveC: .absent, missingModules: ["Foundation"], modelModules: ["UIKit"])
      guard let after = desugarer.copy(of: before) else { continue }
      let table = LineTable(before)
      let other = LineTable(after)
      #expect(table.starts.count == other.starts.count, "\(path)")
      let places = Set(Lexer.tokens(of: before).tokens.map { table.position(of: Int($0.start)) })
      for token in Lexer.tokens(of: after).tokens where token.kind == .word {
        let place = other.position(of: Int(token.start))
        let text = String(decoding: after[token.range], as: UTF8.self)
        let isOurs = ["__sel", "AnyObject", "true", "false"].contains(text)
        #expect(isOurs || places.contains(place), "\(path): '\(text)' at \(place)")
      }
    }
  }
}
