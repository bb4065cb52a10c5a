import Scenarios
import Testing

@Suite @MainActor
struct ViewWatchTests {
  private func intrusions(_ body: (any ActiveGuidanceUIState) -> Void) throws -> [String] {
    let screen = MapScreen()
    let delegate = NotingDelegate()
    try screen.map.setLayoutDelegate(delegate)
    screen.drive()
    let before = ViewWatch.shared.intrusions.count
    ViewWatch.shared.watching { body(delegate.guidance[0]) }
    return ViewWatch.shared.intrusions.dropFirst(before).map {
      "\($0.kind.rawValue) \($0.view).\($0.member)"
    }
  }

  @Test func theInsideOfViewsIsWatched() throws {
    let found = try intrusions { state in
      _ = state.turnCard.subviews
      _ = state.turnCard.subviews
      state.etaCard.addSubview(UIView())
      state.speedWidget.layer.addSublayer(CALayer())
      state.googleLogo.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
    }
    #expect(
      found == [
        "read turnCard.subviews", "changed etaCard.addSubview",
        "changed speedWidget.addSublayer", "changed googleLogo.addGestureRecognizer",
      ])
  }

  @Test func theOutsideOfViewsIsFree() throws {
    let found = try intrusions { state in
      let host = UIView()
      host.addSubview(state.turnCard)
      host.insertSubview(state.etaCard, belowSubview: state.turnCard)
      host.bringSubviewToFront(state.etaCard)
      state.turnCard.alpha = 0.5
      state.turnCard.layer.zPosition = 3
      state.turnCard.transform = CGAffineTransform(translationX: 4, y: 0)
      state.buttons[0].view.isHidden = true
      host.layoutIfNeeded()
      state.etaCard.removeFromSuperview()
    }
    #expect(found.isEmpty)
  }

  @Test func managedViewsAreWatched() throws {
    let stack = GMSNavigationHidingStackView(position: .top, alignment: .leading)
    let found = try intrusions { state in
      stack.arrangedSubviews = state.buttons.map { $0.view }
      state.buttons[1].view.isHidden = true
      stack.arrangedSubviews = []
    }
    #expect(found == ["hidManaged button.reporting.isHidden"])
  }
}
