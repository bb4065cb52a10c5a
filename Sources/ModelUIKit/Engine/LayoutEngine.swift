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
  private var dirtyContents: Set<ObjectIdentifier> = []
  private var insetsAreDirty = false
  /// Counts the changes of structure, so that one made while the problem is built is not missed.
  private var structure = 0
  private var environment: Int
  private var traits: UITraitCollection
  private var reported: [LayoutConflict] = []
  var placements: [ObjectIdentifier: Placement] = [:]

  init(root: UIView) {
    self.root = root
    environment = LayoutModel.current.environment
    traits = root.traitCollection
  }

  /// The solved problem of the hierarchy as it is now.
  var solved: LayoutProblem {
    resolve()
    return problem ?? makeProblem()
  }

  var isDirty: Bool {
    problem == nil || !dirtyRows.isEmpty || !dirtyContents.isEmpty || insetsAreDirty
      || environment != LayoutModel.current.environment
  }

  // MARK: Changes

  func invalidateStructure() {
    structure += 1
    problem = nil
    insets = InsetTable()
    dirtyRows = []
    dirtyContents = []
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
    if problem != nil { dirtyContents.insert(ObjectIdentifier(view)) }
  }

  /// Takes over other traits or assumptions.
  /// - Returns: the traits the hierarchy had before, if they changed.
  func followEnvironment() -> UITraitCollection? {
    guard environment != LayoutModel.current.environment else { return nil }
    environment = LayoutModel.current.environment
    invalidateStructure()
    let before = traits
    traits = root.traitCollection
    return before == traits ? nil : before
  }

  private func markRows(of key: ObjectIdentifier) {
    if problem != nil { dirtyRows.append(key) }
  }

  // MARK: Solving

  func resolve() {
    guard isDirty else { return }
    _ = followEnvironment()
    var rounds = 0
    var reader = FrameReader(bringUpToDate())
    while refreshFromFrames(reader) {
      rounds += 1
      reader = FrameReader(bringUpToDate())
      guard rounds == Self.roundLimit else { continue }
      LayoutModel.current.report(
        .safeAreaUnsettled, .warning,
        "safe areas and frames of \(root.itemName) do not agree after \(Self.roundLimit) rounds")
      break
    }
    insetsAreDirty = false
    reportConflicts()
    readPlacements(reader)
  }

  /// A problem whose rows are those of the hierarchy.
  private func bringUpToDate() -> LayoutProblem {
    if let problem, refresh(problem) {
      dirtyRows = []
      dirtyContents = []
      return problem
    }
    let made = makeProblem()
    problem = made
    dirtyRows = []
    dirtyContents = []
    return made
  }

  /// Builds the problem, again if views changed the structure while they were asked for sizes.
  private func makeProblem() -> LayoutProblem {
    var built = buildProblem()
    for _ in 0..<Self.roundLimit where built.structure != structure { built = buildProblem() }
    insets = built.problem.insets
    return built.problem
  }

  private func buildProblem() -> (problem: LayoutProblem, structure: Int) {
    let before = structure
    let size: LayoutProblem.RootSize = root.geometry.translates ? .pinned : .free
    let made = LayoutProblem(root: root, size: size, insets: insets, wrapWidths: wrapWidths)
    return (made, before)
  }

  /// Moves the constants of rows.
  /// - Returns: false if the problem has to be built anew.
  private func refresh(_ problem: LayoutProblem) -> Bool {
    guard !dirtyRows.isEmpty || !dirtyContents.isEmpty else { return true }
    guard !problem.hasBrokenRows else { return false }
    for reference in problem.views where dirtyContents.contains(ObjectIdentifier(reference.item)) {
      guard problem.hasCurrentIntrinsicRows(of: reference.item) else { return false }
      dirtyRows.append(ObjectIdentifier(reference.item))
    }
    for key in dirtyRows {
      for index in problem.rowIndices(of: key) where !problem.refresh(rowAt: index) {
        return false
      }
    }
    return true
  }

  /// Takes over insets and wrapped widths that follow from the solution.
  /// - Returns: whether the solution has to be found again.
  private func refreshFromFrames(_ reader: FrameReader) -> Bool {
    let problem = reader.problem
    let wrapped = problem.wrappedWidths()
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
  private func readPlacements(_ reader: FrameReader) {
    let problem = reader.problem
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
