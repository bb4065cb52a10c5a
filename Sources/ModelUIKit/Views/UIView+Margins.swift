extension UIView {
  /// The distance of the content from the edges: own margins, safe area, superview's margins.
  var effectiveMargins: UIEdgeInsets { InsetResolver().margins(of: self) }

  /// The margins the view was given, before safe area and superview.
  var ownMargins: UIEdgeInsets {
    let own: UIEdgeInsets
    switch marginState.own {
    case .standard:
      if controller != nil { return systemMinimumMargins }
      own = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    case .physical(let insets): own = insets
    case .directional(let insets):
      own = insets.physical(in: effectiveUserInterfaceLayoutDirection)
    }
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return own }
    return own.larger(systemMinimumMargins)
  }

  private var systemMinimumMargins: UIEdgeInsets {
    let side: CGFloat = LayoutModel.current.takesAlternative(.rootMargins) ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  func setMargins(_ own: ViewMargins.Own) { changeMargins { $0.own = own } }

  func changeMargins(_ change: (inout ViewMargins) -> Void) {
    change(&marginState)
    insetsChanged()
    announceInsets(InsetResolver())
  }

  /// Tells the view if its safe area or its margins are not what it was last told.
  func announceInsets(_ resolver: InsetResolver) {
    let safeArea = resolver.safeArea(of: self)
    if safeArea != marginState.announcedSafeArea {
      marginState.announcedSafeArea = safeArea
      markNeedsLayout()
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    }
    let margins = resolver.margins(of: self)
    if margins != marginState.announcedMargins {
      let isFirst = marginState.announcedMargins == nil
      marginState.announcedMargins = margins
      if !isFirst {
        markNeedsLayout()
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
      }
    }
  }
}
