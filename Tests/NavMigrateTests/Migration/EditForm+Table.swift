extension EditForm {
  static let all: [EditForm] = values + constants + paths + guides + accessories

  private static let values: [EditForm] = [
    EditForm(
      "write and read", "func f(_ on: Bool) { map.settings.isNavigationHeaderEnabled = on }",
      "func f(_ on: Bool) { map.driveLayout.showsTurnCard = on }"),
    EditForm(
      "implicit result", "func f() -> Bool { map.settings.isNavigationFooterEnabled }",
      "func f() -> Bool { map.driveLayout.showsETACard }"),
    EditForm(
      "toggle", "func f() { other?.map.settings.isNavigationTripProgressBarEnabled.toggle() }",
      "func f() { other?.map.driveLayout.showsTripProgressBar.toggle() }"),
    EditForm(
      "part written", "func f() { map.padding.bottom += 8; self.map.padding.top -= 1 }",
      "func f() { map.driveLayout.contentInsets.bottom += 8; "
        + "self.map.driveLayout.contentInsets.top -= 1 }"),
    EditForm(
      "inout", "func f(_ x: inout UIEdgeInsets) { swap(&map.padding, &x) }",
      "func f(_ x: inout UIEdgeInsets) { swap(&map.driveLayout.contentInsets, &x) }"),
    EditForm(
      "interpolation",
      #"func f() -> String { "\(map.padding.top > 1 ? "\(map.padding.left)" : "-")" }"#,
      #"func f() -> String { "\(map.driveLayout.contentInsets.top > 1 "#
        + #"? "\(map.driveLayout.contentInsets.left)" : "-")" }"#),
    EditForm(
      "tuple", "func f() { var x = 1; (map.padding, x) = (.zero, 2); print(x) }",
      "func f() { var x = 1; (map.driveLayout.contentInsets, x) = (.zero, 2); print(x) }"),
    EditForm(
      "comments", "func f() { map /* a */ . /* b */ padding /* c */ = .zero }  // d",
      "func f() { map /* a */ . /* b */ driveLayout.contentInsets /* c */ = .zero }  // d"),
    EditForm(
      "weak self", "func f() { later { [weak self] in self?.map.padding = .zero } }",
      "func f() { later { [weak self] in self?.map.driveLayout.contentInsets = .zero } }"),
    EditForm(
      "closure in a variable",
      "func f() { let g: (GMSMapView) -> Void = { $0.padding = .zero }; g(map) }",
      "func f() { let g: (GMSMapView) -> Void = { $0.driveLayout.contentInsets = .zero }; g(map) }"),
    EditForm(
      "optional collection",
      "func f() { [Optional(map)].compactMap { $0 }.first?.padding = .zero }",
      "func f() { [Optional(map)].compactMap { $0 }.first?.driveLayout.contentInsets = .zero }"),
  ]

  private static let constants: [EditForm] = [
    EditForm(
      "constant for legacy settings alone",
      "func f() { let s = map.settings; later { s.isNavigationHeaderEnabled = true } }",
      "func f() { let s = map.driveLayout; later { s.showsTurnCard = true } }"),
    EditForm(
      "constant with a type",
      "func f() { let s: GMSUISettings? = map.settings; s?.isNavigationHeaderEnabled = true }",
      "func f() { let s: DriveLayout? = map.driveLayout; s?.showsTurnCard = true }"),
    EditForm(
      "unwrapped constant",
      "func f() { if let s = other?.map.settings { s.isNavigationHeaderEnabled = true } }",
      "func f() { if let s = other?.map.driveLayout { s.showsTurnCard = true } }"),
    EditForm(
      "constant for other settings too",
      """
      func f() {
        let s = map.settings
        s.isNavigationHeaderEnabled = true
        s.compassButton = true
      }
      """,
      """
      func f() {
        let s = map.settings
        map.driveLayout.showsTurnCard = true
        s.compassButton = true
      }
      """),
    EditForm(
      "constant for other settings too, in a closure",
      """
      func f() {
        // All of them.
        let s = map.settings  // kept
        s.compassButton = true
        later { s.isNavigationHeaderEnabled = true }
        s.isNavigationFooterEnabled = false
      }
      """,
      """
      func f() {
        // All of them.
        let layout = map.driveLayout
        let s = map.settings  // kept
        s.compassButton = true
        later { layout.showsTurnCard = true }
        layout.showsETACard = false
      }
      """),
    EditForm(
      "constant whose map has another meaning at the use",
      """
      func f() {
        let s = map.settings
        s.compassButton = true
        if let map = other?.map { map.clear(); s.isNavigationHeaderEnabled = true }
      }
      """,
      """
      func f() {
        let layout = map.driveLayout
        let s = map.settings
        s.compassButton = true
        if let map = other?.map { map.clear(); layout.showsTurnCard = true }
      }
      """),
    EditForm(
      "unwrapped constant for other settings too",
      """
      func f() {
        guard let s = other?.map.settings, s.isNavigationHeaderEnabled else { return }
        s.compassButton = true
      }
      """,
      """
      func f() {
        guard let s = other?.map.settings, let layout = other?.map.driveLayout, \
      layout.showsTurnCard else { return }
        s.compassButton = true
      }
      """),
  ]

  private static let paths: [EditForm] = [
    EditForm(
      "assign to the map",
      "func f(_ p: AnyPublisher<UIEdgeInsets, Never>) "
        + "{ p.assign(to: \\.padding, on: map).store(in: &bag) }",
      "func f(_ p: AnyPublisher<UIEdgeInsets, Never>) "
        + "{ p.assign(to: \\.driveLayout.contentInsets, on: map).store(in: &bag) }"),
    EditForm(
      "assign to the settings",
      "func f(_ p: AnyPublisher<Bool, Never>) "
        + "{ p.assign(to: \\.isNavigationHeaderEnabled, on: map.settings).store(in: &bag) }",
      "func f(_ p: AnyPublisher<Bool, Never>) "
        + "{ p.assign(to: \\.showsTurnCard, on: map.driveLayout).store(in: &bag) }"),
    EditForm(
      "assign through the owner",
      "func f(_ p: AnyPublisher<CGFloat, Never>) "
        + "{ p.assign(to: \\.map.padding.bottom, on: self).store(in: &bag) }",
      "func f(_ p: AnyPublisher<CGFloat, Never>) "
        + "{ p.assign(to: \\.map.driveLayout.contentInsets.bottom, on: self).store(in: &bag) }"),
    EditForm(
      "subscript", "func f() { map[keyPath: \\.padding.bottom] += 4 }",
      "func f() { map[keyPath: \\.driveLayout.contentInsets.bottom] += 4 }"),
    EditForm(
      "navigation turned on by a publisher",
      "func f(_ p: AnyPublisher<Bool, Never>) { map.padding = .zero; "
        + "p.assign(to: \\.isNavigationEnabled, on: map).store(in: &bag) }",
      "func f(_ p: AnyPublisher<Bool, Never>) { map.driveLayout.contentInsets = .zero; "
        + "p.assign(to: \\.isNavigationEnabled, on: map.withDriveLayout()).store(in: &bag) }"),
    EditForm(
      "navigation turned on in a condition",
      "func f(_ s: GMSNavigationSession) { map.padding = .zero; "
        + "if let m = other?.map, m.enableNavigation(with: s) { m.padding = .zero } }",
      "func f(_ s: GMSNavigationSession) { map.driveLayout.contentInsets = .zero; "
        + "if let m = other?.map, m.withDriveLayout().enableNavigation(with: s) "
        + "{ m.driveLayout.contentInsets = .zero } }"),
  ]

  private static let guides: [EditForm] = [
    EditForm(
      "kept in a property", "lazy var footer = map.navigationFooterLayoutGuide",
      "lazy var footer = map.driveLayout.footerGuide"),
    EditForm(
      "in a constraint",
      "func f() { view.topAnchor.constraint(equalTo: map.navigationHeaderLayoutGuide.bottomAnchor)"
        + ".isActive = true }",
      "func f() { view.topAnchor.constraint(equalTo: map.driveLayout.headerGuide.bottomAnchor)"
        + ".isActive = true }"),
    EditForm(
      "saved and restored",
      """
      func f(_ corner: UILayoutGuide) {
        let saved = map.bottomTrailingButtonsLayoutGuide
        map.bottomTrailingButtonsLayoutGuide = corner
        map.bottomTrailingButtonsAlternateLayoutGuide = nil
        map.bottomTrailingButtonsLayoutGuide = saved
      }
      """,
      """
      func f(_ corner: UILayoutGuide) {
        let saved = map.driveLayout.buttonsGuide
        map.driveLayout.buttonsGuide = corner
        map.driveLayout.alternateButtonsGuide = nil
        map.driveLayout.buttonsGuide = saved
      }
      """),
  ]

  private static let accessories: [EditForm] = [
    EditForm(
      "conformance, set, invalidate",
      """
      final class Strip: UIView, GMSNavigationAccessoryView {
        func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat {
          40
        }
      }
      func f(_ strip: Strip?) {
        map.setHeaderAccessory(strip)
        if let strip { map.invalidateLayout(forAccessoryView: strip) }
      }
      """,
      """
      final class Strip: UIView, HeaderAccessory {
        func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat {
          40
        }
      }
      func f(_ strip: Strip?) {
        map.driveLayout.setHeaderAccessory(strip)
        if strip != nil { map.driveLayout.invalidateHeaderAccessory() }
      }
      """)
  ]
}
