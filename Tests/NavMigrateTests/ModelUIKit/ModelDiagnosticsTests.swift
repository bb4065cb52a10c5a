import Reporting
import Testing

@Suite struct ModelDiagnosticsTests {
  private func read(_ message: String) -> ModelDiagnostic? {
    ModelDiagnostics.read("App/A B.swift:12:7: error: \(message)").first
  }

  @Test(arguments: [
    ("cannot find type 'UITextKitThing' in scope", "UITextKitThing"),
    ("cannot find 'UIGraphicsFoo' in scope", "UIGraphicsFoo"),
    ("cannot find 'GMSPanoramaView' in scope", "GMSPanoramaView"),
    ("value of type 'UIButton' has no member 'sparkle'", "UIButton.sparkle"),
    ("value of type 'UIButton?' has no member 'sparkle'", "UIButton.sparkle"),
    ("value of type 'any UIFooDelegate' has no member 'bar'", "UIFooDelegate.bar"),
    ("type 'UIView.AnimationOptions' has no member 'jump'", "UIView.AnimationOptions.jump"),
    ("type 'ModelUIKit.UIColor' has no member 'mud' [#NoMember]", "UIColor.mud"),
    ("'Edge' is not a member type of class 'ModelUIKit.UIView'", "UIView.Edge"),
    ("no such module 'MapKit'", "module MapKit"),
  ])
  func namesOfFrameworksAreNotInTheModel(_ message: String, _ name: String) {
    let found = read(message)
    #expect(found?.missing == name)
    #expect(found?.description == "App/A B.swift:12:7: not in the model: \(name)")
  }

  @Test(arguments: [
    "cannot find 'OrderCard' in scope", "cannot find 'UID' in scope",
    "value of type 'OrderCard' has no member 'total'", "missing return in global function",
    "cannot convert value of type 'Int' to expected argument type 'CGFloat'",
  ])
  func otherErrorsStayAsTheyAre(_ message: String) {
    let found = read(message)
    #expect(found?.missing == nil)
    #expect(found?.message == message)
  }

  @Test func theModelsOwnNamesAreNotShown() {
    #expect(
      read("cannot assign 'ModelUIKit.UIView' to 'ModelUIKit.UILabel'")?.message
        == "cannot assign 'UIView' to 'UILabel'")
  }

  @Test func onlyErrorsAreReadEachOnceWithTheirPlace() {
    let output = """
      C:\\App\\Map.swift:3:5: warning: variable was never used
      /app/Map.swift:10:20: error: cannot find type 'UIFooBar' in scope
       8 | let a = 1
         |        `- error: cannot find type 'UIFooBar' in scope
      /app/Map.swift:10:20: error: cannot find type 'UIFooBar' in scope
      /app/12:30/Map.swift:9:1: error: expected declaration
      <unknown>:0: error: something else
      error: no place
      """
    let found = ModelDiagnostics.read(output)
    #expect(
      found.map { $0.description } == [
        "/app/Map.swift:10:20: not in the model: UIFooBar",
        "/app/12:30/Map.swift:9:1: expected declaration",
      ])
  }
}
