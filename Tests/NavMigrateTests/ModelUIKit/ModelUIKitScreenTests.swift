import ModelUIKit
import Testing

/// A screen of twelve views, whose frames are worked out by hand.
@MainActor
private final class TwelveViews {
  let screen: ModelScreen
  private var views: [String: UIView] = [:]

  init(_ device: Device, _ direction: UIUserInterfaceLayoutDirection) {
    screen = ModelScreen(device.width, device.height, direction: direction, scale: 2)
    show(device)
    build()
  }

  func show(_ device: Device) {
    screen.root.frame = rect(0, 0, device.width, device.height)
    screen.root.layoutModel.rootSafeAreaInsets = device.safeArea
    screen.layOut()
  }

  func frame(_ name: String) -> CGRect? { views[name]?.frame }

  private func add(_ name: String, _ size: CGSize? = nil, in parent: UIView? = nil) -> UIView {
    let view = screen.view(name, in: parent, size: size)
    views[name] = view
    return view
  }

  private func build() {
    let root = screen.root
    let safe = root.safeAreaLayoutGuide
    let turn = add("turn")
    let eta = add("eta")
    let viewport = add("viewport")
    let logo = add("logo", CGSize(width: 62, height: 20))
    let speed = add("speed", CGSize(width: 48, height: 48))
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = .trailing
    stack.spacing = 8
    screen.place(stack, "stack")
    views["stack"] = stack
    for (name, width) in [("compass", CGFloat(48)), ("report", 56)] {
      let button = add(name, CGSize(width: width, height: 48), in: stack)
      stack.addArrangedSubview(button)
    }
    let progress = add("progress")
    let badge = add("badge", in: turn)
    let title = add("title", CGSize(width: 120, height: 22), in: turn)
    let handle = add("handle", CGSize(width: 10, height: 10))
    NSLayoutConstraint.activate([
      turn.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 8),
      turn.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -8).at(999),
      turn.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      turn.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
      turn.heightAnchor.constraint(equalToConstant: 96),
      eta.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      eta.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 20).at(750),
      eta.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
      eta.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      eta.heightAnchor.constraint(equalToConstant: 60),
      viewport.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      viewport.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      viewport.topAnchor.constraint(equalTo: turn.bottomAnchor),
      viewport.bottomAnchor.constraint(equalTo: eta.topAnchor),
      logo.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      logo.bottomAnchor.constraint(equalTo: eta.topAnchor, constant: -8),
      speed.leadingAnchor.constraint(equalTo: logo.leadingAnchor),
      speed.bottomAnchor.constraint(equalTo: logo.topAnchor, constant: -4),
      stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -12),
      stack.bottomAnchor.constraint(equalTo: eta.topAnchor, constant: -8),
      progress.widthAnchor.constraint(equalToConstant: 12),
      progress.trailingAnchor.constraint(equalTo: stack.leadingAnchor, constant: -6),
      progress.topAnchor.constraint(equalTo: viewport.topAnchor, constant: 10),
      progress.bottomAnchor.constraint(equalTo: viewport.bottomAnchor, constant: -10),
      badge.widthAnchor.constraint(equalToConstant: 24),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
      badge.trailingAnchor.constraint(equalTo: turn.layoutMarginsGuide.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: turn.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: turn.layoutMarginsGuide.leadingAnchor),
      title.topAnchor.constraint(equalTo: turn.layoutMarginsGuide.topAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
      handle.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      handle.centerYAnchor.constraint(equalTo: viewport.centerYAnchor),
    ])
  }

  enum Device: CaseIterable {
    case small
    case phone
    case landscape

    var width: CGFloat { [320, 390, 844][index] }
    var height: CGFloat { [568, 844, 390][index] }
    private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    var safeArea: UIEdgeInsets {
      switch self {
      case .small: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      case .phone: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      case .landscape: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 0)
      }
    }

    /// Frames that are the same in both directions.
    var common: [String: CGRect] {
      switch self {
      case .small:
        // turn: 20 + 8, 320 - 16; eta: half of 320 and 20 is 180, at least 200; y 568 - 60.
        // viewport: 28 + 96 = 124 to 508; progress 134 to 498; handle 124 + 384 / 2 - 5.
        [
          "eta": rect(60, 508, 200, 60), "viewport": rect(0, 124, 320, 384),
          "handle": rect(30, 311, 10, 10), "report": rect(0, 56, 56, 48),
        ]
      case .phone:
        // turn: 47 + 8; eta: 195 + 20 wide, y 844 - 34 - 60; viewport 151 to 750.
        [
          "eta": rect(87.5, 750, 215, 60), "viewport": rect(0, 151, 390, 599),
          "handle": rect(30, 445.5, 10, 10), "report": rect(0, 56, 56, 48),
        ]
      case .landscape:
        // The safe area is 47 to 844, its centre 445.5; eta: 422 + 20 wide, y 390 - 21 - 60.
        [
          "eta": rect(224.5, 309, 442, 60), "viewport": rect(0, 104, 844, 205),
          "handle": rect(30, 201.5, 10, 10), "report": rect(0, 56, 56, 48),
        ]
      }
    }

    var leftToRight: [String: CGRect] {
      switch self {
      case .small:
        [
          "turn": rect(8, 28, 304, 96), "logo": rect(16, 480, 62, 20),
          "speed": rect(16, 428, 48, 48), "stack": rect(252, 396, 56, 104),
          "compass": rect(8, 0, 48, 48), "progress": rect(234, 134, 12, 364),
          "badge": rect(272, 36, 24, 24), "title": rect(8, 8, 120, 22),
        ]
      case .phone:
        [
          "turn": rect(8, 55, 374, 96), "logo": rect(16, 722, 62, 20),
          "speed": rect(16, 670, 48, 48), "stack": rect(322, 638, 56, 104),
          "compass": rect(8, 0, 48, 48), "progress": rect(304, 161, 12, 579),
          "badge": rect(342, 36, 24, 24), "title": rect(8, 8, 120, 22),
        ]
      case .landscape:
        // 797 - 16 is more than 400: the trailing edge at 999 yields.
        [
          "turn": rect(55, 8, 400, 96), "logo": rect(63, 281, 62, 20),
          "speed": rect(63, 229, 48, 48), "stack": rect(776, 197, 56, 104),
          "compass": rect(8, 0, 48, 48), "progress": rect(758, 114, 12, 185),
          "badge": rect(368, 36, 24, 24), "title": rect(8, 8, 120, 22),
        ]
      }
    }

    var rightToLeft: [String: CGRect] {
      switch self {
      case .small:
        [
          "turn": rect(8, 28, 304, 96), "logo": rect(242, 480, 62, 20),
          "speed": rect(256, 428, 48, 48), "stack": rect(12, 396, 56, 104),
          "compass": rect(0, 0, 48, 48), "progress": rect(74, 134, 12, 364),
          "badge": rect(8, 36, 24, 24), "title": rect(176, 8, 120, 22),
        ]
      case .phone:
        [
          "turn": rect(8, 55, 374, 96), "logo": rect(312, 722, 62, 20),
          "speed": rect(326, 670, 48, 48), "stack": rect(12, 638, 56, 104),
          "compass": rect(0, 0, 48, 48), "progress": rect(74, 161, 12, 579),
          "badge": rect(8, 36, 24, 24), "title": rect(246, 8, 120, 22),
        ]
      case .landscape:
        // Leading is the right edge of the screen, trailing the left edge of the safe area, 47.
        [
          "turn": rect(436, 8, 400, 96), "logo": rect(766, 281, 62, 20),
          "speed": rect(780, 229, 48, 48), "stack": rect(59, 197, 56, 104),
          "compass": rect(0, 0, 48, 48), "progress": rect(121, 114, 12, 185),
          "badge": rect(8, 36, 24, 24), "title": rect(272, 8, 120, 22),
        ]
      }
    }

    func frames(_ direction: UIUserInterfaceLayoutDirection) -> [(String, CGRect)] {
      let own = direction == .leftToRight ? leftToRight : rightToLeft
      return common.merging(own) { $1 }.sorted { $0.key < $1.key }
    }
  }
}

@MainActor @Suite struct ModelUIKitScreenTests {
  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func twelveViewsAreWherePaperSays(_ direction: UIUserInterfaceLayoutDirection) {
    for device in TwelveViews.Device.allCases {
      let views = TwelveViews(device, direction)
      views.screen.layOut()
      #expect(device.frames(direction).count == 12)
      for (name, frame) in device.frames(direction) {
        #expect(views.frame(name) == frame, "\(name) on \(device)")
      }
      #expect(views.screen.faults.isEmpty)
      #expect(LayoutModel.current.conflicts.isEmpty)
      for view in views.screen.root.subviews { #expect(!view.hasAmbiguousLayout) }
    }
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func turningTheDeviceGivesTheSameFrames(_ direction: UIUserInterfaceLayoutDirection) {
    let views = TwelveViews(.phone, direction)
    for device in [TwelveViews.Device.landscape, .small, .phone, .landscape] {
      views.show(device)
      for (name, frame) in device.frames(direction) {
        #expect(views.frame(name) == frame, "\(name) on \(device)")
      }
    }
  }
}
