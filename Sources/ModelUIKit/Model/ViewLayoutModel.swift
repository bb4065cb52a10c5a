/// What the model knows of a view and UIKit does not tell.
@MainActor
public struct ViewLayoutModel {
  let view: UIView

  /// The frame in the superview's coordinates, in points, before rounding and transforms.
  public var exactFrame: CGRect { view.geometry.exact }

  /// The frame in the root view's coordinates, before rounding and transforms, as the constraints
  /// give it now: no layout pass is needed.
  public var exactFrameInRoot: CGRect {
    FrameReader(view.rootView.layoutEngine.solved).absoluteFrame(of: view)
  }

  /// The frame in the root view's coordinates as it is on the screen after the last layout pass.
  public var frameInRoot: CGRect { view.convert(view.bounds, to: view.rootView) }

  public var root: UIView { view.rootView }

  /// The safe area insets of a view without superview; those of others follow from it.
  public var rootSafeAreaInsets: UIEdgeInsets {
    get { view.marginState.rootSafeArea }
    nonmutating set {
      guard newValue != view.marginState.rootSafeArea else { return }
      view.marginState.rootSafeArea = newValue
      view.insetsChanged()
    }
  }

  /// The size of the content in place of the view's own; `noIntrinsicMetric` for none on an axis.
  public var declaredSize: CGSize? {
    get { view.declaredSize }
    nonmutating set {
      guard newValue != view.declaredSize else { return }
      view.declaredSize = newValue
      view.intrinsicSizeChanged()
    }
  }

  /// Who made the view.
  public var origin: ConstraintOrigin {
    get { view.origin }
    nonmutating set { view.origin = newValue }
  }

  /// Whether the size of the content is an estimate.
  public var hasEstimatedSize: Bool { view.declaredSize == nil && view.estimatesSize }

  /// Why an edge of the frame is where it is.
  public func explanation(of edge: LayoutEdge) -> EdgeExplanation {
    view.rootView.layoutEngine.explanation(of: edge, of: view)
  }

  /// The edges of the frame that the constraints leave open.
  public var ambiguousEdges: [AmbiguousEdge] {
    view.rootView.layoutEngine.ambiguousEdges(of: view)
  }

  /// Whether no broken constraint is connected with the frame.
  public var isComparable: Bool { view.rootView.layoutEngine.isComparable(view) }

  /// The conflicts in the hierarchy of the view now.
  public var conflicts: [LayoutConflict] { view.rootView.layoutEngine.conflicts }
}

extension UIView {
  public var layoutModel: ViewLayoutModel { ViewLayoutModel(view: self) }
}
