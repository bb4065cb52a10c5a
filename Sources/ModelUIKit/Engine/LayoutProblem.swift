internal import LayoutSolver

/// The constraints of a hierarchy as a problem for the solver: unknowns of items, rows of
/// constraints.
///
/// Coordinates are those of the root, in points; the unknowns of a view are its alignment
/// rectangle. The rows are made in a canonical order, so that the same hierarchy gives the same
/// solution: sizes of the root, autoresizing, containers, the SDK's, the app's in order of
/// activation.
@MainActor
final class LayoutProblem {
  /// What decides the size of the root.
  enum RootSize {
    case pinned
    case free
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  struct Row {
    let source: RowSource
    /// Nil for a row that was left out because it conflicts.
    var id: ConstraintID?
    var constant: Double
    let priority: Float
    let usesInsets: Bool
    let terms: [Term]
  }

  unowned let root: UIView
  let rootSize: RootSize
  var solver = LayoutSolver()
  private(set) var rows: [Row] = []
  private(set) var conflicts: [LayoutConflict] = []
  /// Participating views, superviews first.
  var views: [ItemReference<UIView>] = []
  /// Guides with unknowns of their own.
  var guides: [ItemReference<UILayoutGuide>] = []
  var extents: [ObjectIdentifier: ItemExtents] = [:]
  var insets = InsetTable()
  /// Widths at which views wrap their content.
  var wrapWidths: [ObjectIdentifier: CGFloat] = [:]
  /// Whether locations may mean those of a scroll view's content.
  var hasScrollViews = false
  /// By the indices of unknowns: whether some row speaks of them.
  private var mentioned: [Bool] = []
  /// Made when first asked for; most problems are solved once and dropped.
  private lazy var rowsByKey: [ObjectIdentifier: [Int]] = Dictionary(
    grouping: rows.indices, by: { rows[$0].source.key })
  private lazy var rowByID: [ConstraintID: Int] = rows.indices.reduce(into: [:]) {
    if let id = rows[$1].id { $0[id] = $1 }
  }

  init(root: UIView, size: RootSize, insets: InsetTable, wrapWidths: [ObjectIdentifier: CGFloat]) {
    self.root = root
    self.rootSize = size
    self.insets = insets
    self.wrapWidths = wrapWidths
    build()
  }

  var hasBrokenRows: Bool { !conflicts.isEmpty }

  func rowIndices(of key: ObjectIdentifier) -> [Int] { rowsByKey[key] ?? [] }

  /// Whether some row speaks of an unknown.
  func mentions(_ variable: Variable) -> Bool {
    let index = Int(variable.index)
    return index < mentioned.count && mentioned[index]
  }

  func row(of id: ConstraintID) -> Row? { rowByID[id].map { rows[$0] } }

  func value(of variable: Variable?) -> Double {
    guard let variable else { return 0 }
    return solver.value(of: variable)
  }

  /// Adds the rows of all sources; required ones that conflict are left out.
  func add(_ sources: [RowSource]) {
    rows.reserveCapacity(sources.count)
    solver.batch { solver in
      for source in sources {
        guard let (lowered, usesInsets) = lower(source) else { continue }
        add(lowered, source, usesInsets, to: &solver)
      }
    }
  }

  private func add(
    _ lowered: LinearRow, _ source: RowSource, _ usesInsets: Bool, to solver: inout LayoutSolver
  ) {
    var row = Row(
      source: source, id: nil, constant: lowered.constant, priority: lowered.priority,
      usesInsets: usesInsets, terms: lowered.terms)
    let addition = solver.add(
      lowered.terms, lowered.relation, lowered.constant, priority: lowered.priority)
    switch addition {
    case .added(let id):
      row.id = id
    case .conflict(let ids):
      report(conflictWith: ids, row)
    }
    for term in lowered.terms { mention(term.variable) }
    rows.append(row)
  }

  private func mention(_ variable: Variable) {
    let index = Int(variable.index)
    while mentioned.count <= index { mentioned.append(false) }
    mentioned[index] = true
  }

  private func report(conflictWith ids: [ConstraintID], _ row: Row) {
    let others = rows.filter { row in row.id.map(ids.contains) ?? false }
    let broken = row.source.snapshot(priority: row.priority, constant: row.constant)
    let set = others.map { $0.source.snapshot(priority: $0.priority, constant: $0.constant) }
    conflicts.append(LayoutConflict(constraints: set + [broken], broken: broken))
  }

  /// Computes a row again and moves its constant.
  /// - Returns: false if the row cannot be brought up to date without building the problem anew.
  func refresh(rowAt index: Int) -> Bool {
    let row = rows[index]
    guard let id = row.id, let (lowered, _) = lower(row.source), lowered.terms == row.terms,
      lowered.priority == row.priority
    else { return false }
    let delta = lowered.constant - row.constant
    guard delta != 0 else { return true }
    guard solver.shift(id, by: delta) == nil else { return false }
    rows[index].constant = lowered.constant
    return true
  }
}
