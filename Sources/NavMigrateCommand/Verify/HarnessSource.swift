/// The Swift text that is compiled with a user's files: it makes the delegates and hands them to
/// the scenarios.
struct HarnessSource {
  /// The delegates, by the number they are asked for.
  let subjects: [(number: Int, subject: DelegateSubject)]
  let objectiveC: Desugarer.ObjectiveC

  static let fileName = "NavmigrateHarness.swift"
  /// The variable that says which delegate is made.
  static let numberVariable = "NAVMIGRATE_DELEGATE"

  /// The name under which the compiler speaks of the place where a delegate is made.
  static func place(of number: Int) -> String { "navmigrate-delegate-\(number)" }

  /// The number of the delegate at whose making a message points.
  static func number(ofPlace name: String) -> Int? {
    guard let mark = name.firstRange(of: "navmigrate-delegate-") else { return nil }
    return Int(name[mark.upperBound...])
  }

  var text: String {
    """
    import GoogleNavigation
    import Scenarios
    import UIKit

    @main @MainActor private struct __Harness {
      static func main() {
        let number = ProcessInfo.processInfo.environment["\(Self.numberVariable)"] ?? ""
        ScenarioMain.run {
          guard let delegate = try make(number) as? any NavigationLayoutDelegate else {
            throw __NotMade(description: "it is no NavigationLayoutDelegate")
          }
          return delegate
        }
      }

      static func make(_ number: String) throws -> AnyObject {
        switch number {
    \(cases)
        default: throw __NotMade(description: "no delegate has the number '\\(number)'")
        }
      }
    }

    struct __NotMade: Error, CustomStringConvertible {
      let description: String
    }

    func __made(_ object: AnyObject) -> AnyObject { object }

    func __made(_ object: AnyObject?) throws -> AnyObject {
      guard let object else { throw __NotMade(description: "its initialiser gave nil") }
      return object
    }
    \(FoundationStandIns.text(objectiveC))
    """
  }

  private var cases: String {
    subjects.map { number, subject in
      """
          case "\(number)":
      #sourceLocation(file: "\(Self.place(of: number))", line: 1)
            return try __made(\(Self.expression(for: subject, number)))
      #sourceLocation()
      """
    }.joined(separator: "\n")
  }

  private static func expression(for subject: DelegateSubject, _ number: Int) -> String {
    switch subject.maker {
    case .expression(let text): text
    case .initializer(let delegate):
      switch delegate.access {
      case .open: "\(delegate.name)()"
      case .inFile, .inType: "\(factory(number))()"
      }
    }
  }

  private static func factory(_ number: Int) -> String { "__made\(number)" }

  /// What is added to the file of a class that other files cannot name; nil where they can.
  static func addition(for subject: DelegateSubject, _ number: Int) -> String? {
    guard case .initializer(let delegate) = subject.maker else { return nil }
    let head = "@MainActor func \(factory(number))() throws -> AnyObject"
    switch delegate.access {
    case .open: return nil
    case .inFile: return "\n\(head) { try __made(\(delegate.name)()) }\n"
    case .inType(let type):
      return """

        extension \(type) {
          @MainActor fileprivate static func \(factory(number))() throws -> AnyObject {
            try __made(\(delegate.plainName)())
          }
        }
        \(head) { try \(type).\(factory(number))() }

        """
    }
  }
}
