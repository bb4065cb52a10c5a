/// Asks the compiler which modules it finds.
struct ModuleProbe {
  let cache: ModelCache
  let flags: [String]

  /// The modules among `imports` that neither the model nor the compiler has. `work` is a folder for
  /// the question.
  func missing(_ imports: Set<String>, in work: DiskPath) throws(ModelProblem) -> Set<String> {
    let known = Set(cache.modules.compactMap(\.importName)).union(["Foundation", "Swift"])
    let asked = imports.subtracting(known).sorted()
    if asked.isEmpty { return [] }
    var text = ""
    for module in asked { text += "#if !canImport(\(module))\n#warning(\"\(module)\")\n#endif\n" }
    let probe = work.appending(Array("Imports.swift".utf8))
    if let problem = AtomicFile.write(Array(text.utf8), to: probe) {
      throw ModelProblem("cannot write '\(probe.text)': \(problem.reason)")
    }
    let outcome = try cache.compiler.run(
      ["-typecheck"] + CompilerMessages.flags + flags + [probe.text])
    let found = CompilerMessages.all(in: outcome.errorText).filter { $0.kind == .warning }
    return Set(found.map(\.text)).intersection(asked)
  }
}
