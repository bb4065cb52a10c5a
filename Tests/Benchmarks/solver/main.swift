// Times LayoutSolver on a layout file: solver FILE COUNT MODE
//
// Prints "name seconds" lines like kiwi.cpp. MODE "separate": COUNT solvers with one layout each;
// "together": one solver with COUNT layouts.
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

struct Line {
  var relation: Relation
  var priority: Float
  var constant: Double
  var terms: [(variable: Int, coefficient: Double)] = []
}

struct LayoutFile {
  var variableCount = 0
  var positive: Set<Int> = []
  var handles: [Int] = []
  var lines: [Line] = []

  init(_ path: String) {
    guard let file = fopen(path, "r") else { fatalError("cannot read \(path)") }
    var text = ""
    var buffer = [CChar](repeating: 0, count: 4096)
    while fgets(&buffer, 4096, file) != nil {
      text += String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    }
    fclose(file)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().map { Double($0) ?? 0 }
      switch words[0] {
      case "variables": variableCount = Int(numbers[0])
      case "positive": positive = Set(numbers.map { Int($0) })
      case "handles": handles = numbers.map { Int($0) }
      default:
        var read = Line(
          relation: words[0] == "==" ? .equal : words[0] == "<=" ? .lessOrEqual : .greaterOrEqual,
          priority: Float(numbers[0]), constant: numbers[1])
        for k in stride(from: 2, to: numbers.count, by: 2) {
          read.terms.append((Int(numbers[k]), numbers[k + 1]))
        }
        lines.append(read)
      }
    }
  }
}

func seconds(_ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let duration = clock.measure(body).components
  return Double(duration.seconds) + Double(duration.attoseconds) * 1e-18
}

func report(_ name: String, _ times: [Double]) {
  print(name, times.sorted()[times.count / 2])
}

/// One layout in a solver.
struct Placed {
  var variables: [Variable] = []
  var ids: [ConstraintID] = []
}

let arguments = CommandLine.arguments
let file = LayoutFile(arguments[1])
let count = Int(arguments[2]) ?? 1
let isTogether = arguments[3] == "together"
let work = file.lines.count * count
let runs = work < 200 ? 301 : work < 2000 ? 51 : work < 40000 ? 7 : 3

// Terms are made beforehand, as kiwi's expressions are; variables get the same numbers each time.
func terms(_ first: Int) -> [[Term]] {
  file.lines.map { line in
    line.terms.map { Term(Variable(index: Int32(first + $0.variable)), $0.coefficient) }
  }
}
let prepared = (0..<(isTogether ? count : 1)).map { terms($0 * file.variableCount) }

func place(_ solver: inout LayoutSolver, _ terms: [[Term]]) -> Placed {
  var placed = Placed()
  placed.variables.reserveCapacity(file.variableCount)
  placed.ids.reserveCapacity(terms.count)
  for index in 0..<file.variableCount {
    placed.variables.append(
      solver.addVariable(file.positive.contains(index) ? .nonNegative : .free))
  }
  for (line, terms) in zip(file.lines, terms) {
    let addition = solver.add(terms, line.relation, line.constant, priority: line.priority)
    guard case .added(let id) = addition else { fatalError("a layout conflicts") }
    placed.ids.append(id)
  }
  return placed
}

var sink = 0.0
func readAll(_ solver: LayoutSolver, _ placed: Placed) {
  for variable in placed.variables { sink += solver.value(of: variable) }
}

var solvers: [LayoutSolver] = []
var layouts: [Placed] = []
var solve: [Double] = []
for _ in 0..<runs {
  solvers.removeAll()
  layouts.removeAll()
  solve.append(
    seconds {
      if isTogether {
        var solver = LayoutSolver()
        solver.batch { solver in
          for terms in prepared { layouts.append(place(&solver, terms)) }
        }
        for placed in layouts { readAll(solver, placed) }
        solvers.append(solver)
      } else {
        for _ in 0..<count {
          var solver = LayoutSolver()
          var placed = Placed()
          solver.batch { placed = place(&$0, prepared[0]) }
          readAll(solver, placed)
          solvers.append(solver)
          layouts.append(placed)
        }
      }
    })
}
report("solve", solve)
if !isTogether {
  for variable in layouts[0].variables { print("value", solvers[0].value(of: variable)) }
}

func change(_ layout: Int, _ handle: Int, by delta: Double) {
  let solver = isTogether ? 0 : layout
  if solvers[solver].shift(layouts[layout].ids[handle], by: delta) != nil {
    fatalError("a change conflicts")
  }
}

let edited = file.handles[file.handles.count - 1]
var edit: [Double] = []
for run in 0..<101 {
  edit.append(
    seconds {
      change(0, edited, by: run % 2 == 0 ? 100 : -100)
      readAll(solvers[0], layouts[0])
    })
}
report("edit", edit)

let roots = file.handles.count > 1 ? Array(file.handles.dropLast()) : file.handles
let sizes: [Double] = [390, 844]
var now = roots.map { file.lines[$0].constant }
if roots.count == 1 { now[0] += 100 }
var rotate: [Double] = []
for run in 0..<(work < 20000 ? 101 : 5) {
  let next = roots.indices.map { sizes[run % 2 == 0 ? 1 - $0 : $0] }
  rotate.append(
    seconds {
      for layout in 0..<count {
        for (handle, delta) in zip(roots, zip(next, now).map { $0 - $1 }) {
          change(layout, handle, by: delta)
        }
        readAll(solvers[isTogether ? 0 : layout], layouts[layout])
      }
    })
  now = next
}
report("rotate", rotate)
if sink.isNaN { print("no number") }
