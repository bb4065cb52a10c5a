import SourceText
import Testing

@testable import NavMigrateCommand

@Suite struct DelegateClassTests {
  private func files(_ texts: [String]) -> [DelegateFile] {
    texts.enumerated().map { index, text in
      DelegateFile(SourceFile(path: "F\(index).swift", bytes: Array(text.utf8)), operand: 0)
    }
  }

  private func names(_ texts: String...) -> [String] {
    DelegateClass.all(in: files(texts)).map(\.name)
  }

  @Test func findsWhatNamesTheProtocol() {
    #expect(names("class A: NSObject, NavigationLayoutDelegate {}") == ["A"])
    #expect(names("final class A: GoogleNavigation.NavigationLayoutDelegate {}") == ["A"])
    #expect(names("class A: B, @preconcurrency NavigationLayoutDelegate {}") == ["A"])
    #expect(names("class A: NSObject & NavigationLayoutDelegate {}") == ["A"])
    #expect(names("class A {\n class B {\n class C: NavigationLayoutDelegate {} } }") == ["A.B.C"])
  }

  @Test func findsWhatConformsByOtherWays() {
    #expect(names("class A {}", "extension A: NavigationLayoutDelegate {}") == ["A"])
    #expect(names("enum X { class A {} }", "extension X.A: NavigationLayoutDelegate {}") == ["X.A"])
    #expect(names("class B: A {}", "class A: NavigationLayoutDelegate {}") == ["B", "A"])
    #expect(names("protocol P: NavigationLayoutDelegate {}\nclass A: P {}") == ["A"])
    #expect(names("typealias D = NavigationLayoutDelegate\nclass A: D {}") == ["A"])
    #expect(names("#if os(iOS)\nclass A: NavigationLayoutDelegate {}\n#endif") == ["A"])
  }

  @Test func findsNothingElse() {
    #expect(names("class A: NavigationDelegate {}").isEmpty)
    #expect(names("// class A: NavigationLayoutDelegate {}").isEmpty)
    #expect(names("protocol P: NavigationLayoutDelegate {}").isEmpty)
    #expect(names("func f() { class A: NavigationLayoutDelegate {} }").isEmpty)
    #expect(names("let a: NavigationLayoutDelegate? = nil").isEmpty)
    #expect(names("class A: A {}", "protocol P: P {}").isEmpty)
  }

  @Test func knowsWhoCanMakeOne() {
    let text = """
      class A: NavigationLayoutDelegate {}
      private class B: NavigationLayoutDelegate {}
      enum X {
        private class C: NavigationLayoutDelegate {}
        class D: NavigationLayoutDelegate {}
      }
      fileprivate enum Y { class E: NavigationLayoutDelegate {} }
      """
    let access = DelegateClass.all(in: files([text])).map(\.access)
    #expect(access == [.open, .inFile, .inType("X"), .open, .inFile])
  }

  private func needed(_ texts: [String], by first: [Int]) -> [Int] {
    FileClosure(files(texts)).files(neededBy: first)
  }

  @Test func needsWhatItMentions() {
    #expect(
      needed(["let a = B()", "struct B { let c: C }", "class C {}", "class D {}"], by: [0]) == [
        0, 1, 2,
      ])
    #expect(needed(["let a = B()", "private struct B {}"], by: [0]) == [0])
    #expect(needed(["x.pin()", "extension UIView { func pin() {} }"], by: [0]) == [0, 1])
    #expect(needed(["x.fly()", "extension UIView { func pin() {} }"], by: [0]) == [0])
    #expect(needed(["class A {}", "extension A: P {}", "protocol P {}"], by: [0]) == [0, 1, 2])
    #expect(needed(["class A {}\nlet x = A()", "class A {}"], by: [0]) == [0])
  }
}
