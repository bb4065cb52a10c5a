import Reporting
import Testing

@testable import NavMigrateCommand

@Suite struct DelegateCompilerTests {
  @Test(arguments: LanguageMode.allCases)
  func runsADelegateInEitherMode(_ mode: LanguageMode) throws {
    var trial = try DelegateTrial()
    trial.language = .fixed(mode)
    let report = try trial.report(DelegateTrial.delegate("view.constraint()"))
    #expect(report.languageMode == mode.rawValue)
    #expect(report.record?.unimplemented == ["sizeChanged"])
    let finding = try #require(report.findings.first)
    let location = try #require(finding.location)
    #expect([location.start.line, location.start.column, location.end.column] == [6, 10, 20])
    #expect(finding.severity == .error && finding.fault.rule == "stale-constraint")
  }

  @Test func honoursSuppressions() throws {
    let body = "view.constraint()  // navmigrate:ignore stale-constraint"
    let report = try DelegateTrial().report(DelegateTrial.delegate(body))
    #expect(report.findings.map(\.isSuppressed) == [true])
  }

  @Test func fallsBackToSwift5() throws {
    let text = DelegateTrial.delegate("counter += 1") + "\nvar counter = 0\n"
    let free = "\nfunc free() { counter += 1 }\n"
    let report = try DelegateTrial().report(text + free)
    #expect(report.languageMode == "5")
    #expect(report.notes == ["compiled as Swift 5: not valid as Swift 6"])
    #expect(report.record != nil)
  }

  @Test func namesErrorsInTheUsersFile() throws {
    let report = try DelegateTrial().report(DelegateTrial.delegate("view.fly()\n    nothing()"))
    #expect(
      report.messages == [
        "Layout.swift:6:10 not in the model: UIView.fly",
        "Layout.swift:7:5 cannot find 'nothing' in scope",
      ])
  }

  @Test(.enabled(if: Desugarer.ObjectiveC.here == .absent))
  func namesErrorsInTheUsersFileWhereACopyWasCompiled() throws {
    let body = "_ = #selector(tapped); view.fly()"
    let text = DelegateTrial.delegate(body) + "\nextension Layout { @objc func tapped() {} }\n"
    let report = try DelegateTrial().report(text)
    #expect(report.messages == ["Layout.swift:6:33 not in the model: UIView.fly"])
    let good = try DelegateTrial().report(
      text.replacing("view.fly()", with: "view.constraint()"))
    #expect(good.findings.first?.location?.start.column == 33)
  }

  @Test func makesByAnExpression() throws {
    var trial = try DelegateTrial()
    trial.make = "Layout(height: 3)"
    let text = """
      import GoogleNavigation
      final class Layout: NSObject, NavigationLayoutDelegate {
        init(height: Int) { precondition(height == 3) }
        func startGuidance(view: UIView) { view.constraint() }
      }
      """
    let reports = try trial.reports(["Layout.swift": text])
    #expect(reports.map(\.name) == ["Layout(height: 3)"])
    #expect(reports.first?.findings.count == 1)
    trial.make = "Layout(width: 3)"
    let failed = try trial.reports(["Layout.swift": text])
    guard case .failed(let failure)? = failed.first?.outcome else {
      throw DelegateTrial.Miscount([])
    }
    #expect(failure.message.contains("incorrect argument label"))
    trial.make = "NSObject()"
    guard case .failed(let other)? = try trial.reports(["Layout.swift": text]).first?.outcome else {
      throw DelegateTrial.Miscount([])
    }
    #expect(other.message.contains("it is no NavigationLayoutDelegate"))
  }

  @Test func makesPrivateAndNestedClasses() throws {
    let text = """
      import GoogleNavigation
      private final class Hidden: NSObject, NavigationLayoutDelegate {
        func startGuidance(view: UIView) { view.constraint() }
      }
      enum Outer {
        final class Inner: NSObject, NavigationLayoutDelegate {
          func startGuidance(view: UIView) {}
        }
        private final class Secret: NSObject, NavigationLayoutDelegate {
          func startGuidance(view: UIView) {}
        }
      }
      fileprivate enum Shut {
        final class Inner: NSObject, NavigationLayoutDelegate {
          func startGuidance(view: UIView) {}
        }
      }
      """
    let reports = try DelegateTrial().reports(["Layout.swift": text])
    #expect(reports.map(\.name) == ["Hidden", "Outer.Inner", "Outer.Secret", "Shut.Inner"])
    for report in reports { #expect(report.record != nil, "\(report)") }
    #expect(reports.first?.findings.first?.location?.start.line == 3)
  }

  @Test func takesTheFilesADelegateNeedsAndNoOthers() throws {
    let layout = """
      import GoogleNavigation
      final class Layout: Base { let card = Card() }
      """
    let base = """
      import GoogleNavigation
      class Base: NSObject, NavigationLayoutDelegate {
        func startGuidance(view: UIView) { view.pin() }
      }
      """
    let reports = try DelegateTrial().reports([
      "App/Layout.swift": layout, "App/Base.swift": base,
      "App/Card.swift": "struct Card {}",
      "App/Pin.swift":
        "import UIKit\nextension UIView { func pin() { constraint() } }",
      "App/Broken.swift": "import UIKit\nclass Broken: UINothing {}", "Other/Layout.swift": layout,
      "Other/Card.swift": "struct Card { let other = 1 }",
    ])
    #expect(reports.map(\.name) == ["Layout", "Base", "Layout"])
    for report in reports {
      #expect(report.findings.first?.location?.start.line == 2, "\(report)")
      #expect(report.findings.first?.file.hasSuffix("App/Pin.swift") == true)
    }
  }

  @Test func leavesOutModulesThatAreNowhere() throws {
    let text = "import Nowhere\nimport Extra\n" + DelegateTrial.delegate("_ = ExtraView()")
    let report = try DelegateTrial().report(text)
    #expect(report.record != nil, "\(report)")
    #expect(report.notes == ["imported and not in the model: Nowhere"])
  }

  @Test func compilesWhatIsOnlyForTheDevice() throws {
    let text = """
      #if os(iOS) && !os(macOS)
      \(DelegateTrial.delegate("view.constraint()"))
      #else
      #error("not for this platform")
      #endif
      @main struct App { static func main() {} }
      """
    #expect(try DelegateTrial().report(text).findings.first?.location?.start.line == 7)
  }

  @Test func passesFlagsOn() throws {
    var trial = try DelegateTrial()
    trial.flags = ["-DEXTRA"]
    let body = "#if EXTRA\n    view.constraint()\n    #endif"
    #expect(try trial.report(DelegateTrial.delegate(body)).findings.count == 1)
  }
}
