/// `delegate-method-signature`: methods that a layout cannot do without and that are never reached,
/// most often because their signature differs from the protocol's.
enum SignatureCheck {
  private static let needed: [LayoutCallback] = [
    .enableNavigationUI, .startGuidance, .stopGuidance,
  ]
  private static let prompts: [LayoutCallback] = [.showPrompt, .hidePrompt, .changePrompt]

  /// Whether a layout is at fault that lacks a method.
  ///
  /// A delegate may leave prompts alone, but not show them and leave out the rest; it may leave out
  /// `sizeChanged` and, if it cleans up elsewhere, `disableNavigationUI`.
  static func isFaulty(
    _ callback: LayoutCallback, implemented: Set<LayoutCallback>
  ) -> Bool {
    if needed.contains(callback) { return true }
    return prompts.contains(callback) && prompts.contains(where: implemented.contains)
  }

  static func fault(_ callback: LayoutCallback) -> Fault {
    Fault(
      .delegateMethodSignature, at: nil,
      "'\(callback.swiftName)' was called and the delegate does not implement it; a method that "
        + "differs in a label or a type compiles and is never called",
      cause: callback.rawValue)
  }
}
