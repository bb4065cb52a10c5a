internal import LayoutSolver

/// Keeps the solution of a hierarchy up to date.
///
/// Changes of structure drop the problem, which is built anew when the solution is next asked
/// for. Changes of constants move the constants of rows. Insets and wrapped heights follow from
/// frames, so they are resolved again until nothing changes, five times at most.
@MainActor
final class LayoutEngine {
  /// A frame in the superview's coordinates.
  struct Placement: Equatable {
    var exact: CGRect
    var rounded: CGRect
  }

  private static let roundLimit = 5

  unowned let root: UIView
  private var problem: LayoutProblem?
  private var insets = InsetTable()
  private var wrapWidths: [ObjectIdentifier: CGFloat] = [:]
  private var dirtyRows: [ObjectIdentifier] = []
  private var insetsAreDirty = false
  private var reported: [LayoutConflict] = []
  var placements: [ObjectIdentifier: Placement] = [:]

  init(root: UIView) {
    self.root = root
  }

  /// The solved problem of the hierarchy as it is now.
  var solved: LayoutProblem {
    resolve()
    return problem ?? makeProblem()
  }

  var isDirty: Bool { problem == nil || !dirtyRows.isEmpty || insetsAreDirty }

  // MARK: Changes

  func invalidateStructure() {
    problem = nil
    insets = InsetTable()
    dirtyRows = []
  }

  func invalidateConstant(of constraint: NSLayoutConstraint) {
    markRows(of: ObjectIdentifier(constraint))
  }

  func invalidateInsets() { insetsAreDirty = true }

  /// The rows that speak of the frame of a view, and those of its subviews, which are measured
  /// from it.
  func invalidateFrame(of view: UIView) {
    markRows(of: ObjectIdentifier(view))
    for child in view.children { markRows(of: ObjectIdentifier(child)) }
    insetsAreDirty = true
  }

  func invalidateIntrinsicSize(of view: UIView) {
    guard let problem else { return }
    if problem.hasCurrentIntrinsicRows(of: view) {
      markRows(of: ObjectIdentifier(view))
    } else {
      invalidateStructure()
    }
  }

  private func markRows(of key: ObjectIdentifier) {
    if problem != nil { dirtyRows.append(key) }
  }

  // MARK: Solving

  func resolve() {
    guard isDirty else { return }
    var rounds = 0
    var isSettled = false
    while !isSettled, rounds < Self.roundLimit {
      let current = bringUpToDate()
      rounds += 1
      isSettled = !refreshFromFrames(current)
    }
    if !isSettled {
      _ = bringUpToDate()
      LayoutModel.current.report(
        .safeAreaUnsettled, .warning,
        "safe areas and frames of \(root.itemName) do not agree after \(Self.roundLimit) rounds")
    }
    insetsAreDirty = false
    reportConflicts()
    readPlacements()
  }

  /// A problem whose rows are those of the hierarchy.
  private func bringUpToDate() -> LayoutProblem {
    guard let problem, !problem.hasBrokenRows || dirtyRows.isEmpty, refreshDirtyRows(of: problem)
    else {
      let made = makeProblem()
      problem = made
      dirtyRows = []
      return made
    }
    dirtyRows = []
    return problem
  }

  private func makeProblem() -> LayoutProblem {
    let size: LayoutProblem.RootSize = root.geometry.translates ? .pinned : .free
    let made = LayoutProblem(root: root, size: size, insets: insets, wrapWidths: wrapWidths)
    insets = made.insets
    return made
  }

  private func refreshDirtyRows(of problem: LayoutProblem) -> Bool {
    for key in dirtyRows {
      for index in problem.rowIndices(of: key) where !problem.refresh(rowAt: index) {
        return false
      }
    }
    return true
  }

  /// Takes over insets and wrapped widths that follow from the solution.
  /// - Returns: whether the solution has to be found again.
  private func refreshFromFrames(_ problem: LayoutProblem) -> Bool {
    let wrapped = problem.wrappedWidths()
    let reader = FrameReader(problem)
    let insetsChanged =
      !problem.insets.isEmpty
      && problem.insets.refresh(with: InsetResolver { reader.exactFrame(of: $0) })
    var isChanged = false
    if insetsChanged {
      insets = problem.insets
      isChanged = true
      dirtyRows += problem.insetKeys()
    }
    for (key, width) in wrapped where wrapWidths[key] != width {
      wrapWidths[key] = width
      problem.wrapWidths[key] = width
      dirtyRows.append(key)
      isChanged = true
    }
    return isChanged
  }

  private func reportConflicts() {
    let found = problem?.conflicts ?? []
    for conflict in found where !reported.contains(conflict) {
      LayoutModel.current.report(conflict)
    }
    reported = found
  }

  /// Reads the frames of all participants and asks their superviews to take them over.
  private func readPlacements() {
    guard let problem else { return }
    let reader = FrameReader(problem)
    for reference in problem.views where reference.item !== root {
      let view = reference.item
      let placement = reader.placement(of: view)
      let key = ObjectIdentifier(view)
      if placements[key] != placement {
        placements[key] = placement
        view.parent?.markNeedsLayout()
      }
    }
    for guide in problem.guides { reader.store(guide.item) }
    if !root.geometry.translates { takeRootSize(reader) }
  }

  private func takeRootSize(_ reader: FrameReader) {
    let solved = reader.absoluteFrame(of: root)
    let exact = CGRect(origin: root.geometry.exact.origin, size: solved.size)
    let size = PixelGrid(scale: root.traitCollection.displayScale).rounded(solved.size)
    root.takeSolution(exact, rounded: CGRect(origin: root.geometry.origin, size: size))
  }
}
