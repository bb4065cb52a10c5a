import LayoutSolver

/// A roundabout way to a problem: shuffled, with constants and priorities that start wrong and are
/// put right, with decoys that come and go and with requests that fail.
struct SolverChurn {
  private enum Step {
    case add(Int, offset: Double, priority: Float)
    case decoy(Int)
    case impossible(Int)
  }

  private var steps: [Step] = []
  private let constraints: Int
  /// What a request answered that it should not have.
  private(set) var surprise: String?

  init(_ stored: SolverProblem, _ random: inout SeededRandom) {
    constraints = stored.constraints.count
    for (index, constraint) in stored.constraints.enumerated() {
      // A required constraint starts optional half of the time, so that it becomes required late.
      let isWrong = Bool.random(using: &random)
      let wrong = Float.random(in: 1..<1000, using: &random)
      let priority = isWrong ? wrong : constraint.priority
      let offsets: [Double] = priority < 1000 ? [0, 37, -12.5] : [0]
      let offset = offsets.randomElement(using: &random) ?? 0
      steps.append(.add(index, offset: offset, priority: priority))
      if index % 3 == 0 { steps.append(.decoy(index)) }
      if index % 4 == 0, constraint.priority == 1000 { steps.append(.impossible(index)) }
    }
    steps.shuffle(using: &random)
  }

  mutating func apply(to run: inout SolverRun) {
    var decoys: [ConstraintID] = []
    for step in steps {
      switch step {
      case .add(let index, let offset, let priority):
        if run.add(index, offset: offset, priority: priority) != nil {
          surprise = "constraint \(index) was refused"
        }
      case .decoy(let index):
        let terms = run.stored.constraints[index].terms.map {
          Term(run.variables[$0.variable], -$0.coefficient)
        }
        if case .added(let id) = run.solver.add(terms, .equal, 77, priority: 600) {
          decoys.append(id)
        }
        if decoys.count > 3 { run.solver.remove(decoys.removeFirst()) }
      case .impossible(let index): tryImpossible(index, &run)
      }
    }
    for id in decoys { run.solver.remove(id) }
    putRight(&run)
  }

  /// Asks for what contradicts a required constraint that is there: nothing may change.
  private mutating func tryImpossible(_ index: Int, _ run: inout SolverRun) {
    let constraint = run.stored.constraints[index]
    guard run.ids[index] != nil, constraint.relation == .equal else { return }
    let isRequired = steps.contains {
      if case .add(index, offset: _, priority: 1000) = $0 { true } else { false }
    }
    if !isRequired { return }
    let before = run.variables.map { run.solver.value(of: $0) }
    let terms = constraint.terms.map { Term(run.variables[$0.variable], $0.coefficient) }
    if case .added = run.solver.add(terms, .equal, constraint.constant + 9, priority: 1000) {
      surprise = "the opposite of constraint \(index) was not refused"
    }
    if before != run.variables.map({ run.solver.value(of: $0) }) {
      surprise = "a refused constraint left a mark"
    }
  }

  private mutating func putRight(_ run: inout SolverRun) {
    for case .add(let index, let offset, let priority) in steps {
      guard let id = run.ids[index] else { continue }
      if run.solver.shift(id, by: -offset) != nil { surprise = "\(index) could not be shifted" }
      let right = run.stored.constraints[index].priority
      if priority != right, run.solver.setPriority(id, right) != nil {
        surprise = "\(index) could not get its priority"
      }
    }
  }
}
