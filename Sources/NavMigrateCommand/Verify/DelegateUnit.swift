/// Files that are compiled together, and the delegates in them that are run.
struct DelegateUnit: Sendable, Hashable {
  /// Indices of files, in order.
  let files: [Int]
  let classes: [DelegateClass]
}

extension DelegateUnit {
  /// For each file with a delegate the files it needs; delegates that need the same files are one
  /// unit.
  static func all(of classes: [DelegateClass], in files: [DelegateFile]) -> [DelegateUnit] {
    var order: [[Int]] = []
    var members: [[Int]: [DelegateClass]] = [:]
    for start in Set(classes.map(\.file)).sorted() {
      let needed = FileClosure(files).files(neededBy: [start])
      if members[needed] == nil { order.append(needed) }
      members[needed, default: []] += classes.filter { $0.file == start }
    }
    return order.map { DelegateUnit(files: $0, classes: members[$0] ?? []) }
  }

  /// The same delegates with all files of the operands that led to its files.
  func widened(in files: [DelegateFile]) -> DelegateUnit {
    let operands = Set(self.files.map { files[$0].operand })
    let all = files.indices.filter { operands.contains(files[$0].operand) }
    return DelegateUnit(files: all, classes: classes)
  }
}

/// Finds the files that others need, by the names they declare and mention. Too many files do
/// little harm; a missing one does not compile.
struct FileClosure {
  private let files: [DelegateFile]
  private var declaring: [String: [Int]] = [:]
  private var extending: [String: [Int]] = [:]

  init(_ files: [DelegateFile]) {
    self.files = files
    for (index, file) in files.enumerated() {
      for name in file.declared { declaring[name, default: []].append(index) }
      for name in file.extended { extending[name, default: []].append(index) }
    }
  }

  /// The indices of the files that the first ones need, those included, in order.
  func files(neededBy first: [Int]) -> [Int] {
    var needed = Set(first)
    var pending = first
    var declared: Set<String> = []
    var words: Set<String> = []
    var foreign = Set(files.indices).filter { !files[$0].extended.isEmpty }
    while true {
      while let next = pending.popLast() {
        declared.formUnion(files[next].declared)
        words.formUnion(files[next].words)
        let names = files[next].words.filter { declaring[$0] != nil }.sorted()
        for name in names where !declared.contains(name) {
          guard let file = nearest(declaring[name] ?? [], to: next) else { continue }
          if needed.insert(file).inserted { pending.append(file) }
          declared.formUnion(files[file].declared)
        }
      }
      // An extension belongs to what it extends; of a type from elsewhere it is taken if a member
      // is mentioned.
      let more = foreign.filter { index in
        let file = files[index]
        return !needed.contains(index) && declared.isDisjoint(with: file.declared)
          && (!file.extended.isDisjoint(with: declared)
            || file.extended.contains { declaring[$0] == nil }
              && !file.added.isDisjoint(with: words))
      }
      if more.isEmpty { return needed.sorted() }
      foreign.subtract(more)
      needed.formUnion(more)
      pending = more.sorted()
    }
  }

  /// Of several files that declare a name, one of the same operand, as near in the tree as any.
  private func nearest(_ candidates: [Int], to file: Int) -> Int? {
    let home = files[file].source.path.split(separator: "/")
    return candidates.max { a, b in rank(a, file, home) < rank(b, file, home) }
  }

  private func rank(_ candidate: Int, _ file: Int, _ home: [Substring]) -> (Int, Int, Int) {
    let path = files[candidate].source.path.split(separator: "/")
    let depth = zip(path, home).prefix { $0 == $1 }.count
    return (files[candidate].operand == files[file].operand ? 1 : 0, depth, -candidate)
  }
}
