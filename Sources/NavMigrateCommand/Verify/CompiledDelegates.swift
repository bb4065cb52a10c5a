/// What came of compiling a unit.
struct CompiledDelegates {
  /// A message of the compiler about one of the user's files.
  struct Problem: Sendable, Hashable {
    let kind: CompilerMessage.Kind
    /// The index of the file; nil for a message about none.
    let file: Int?
    let line: Int
    let column: Int
    let text: String
  }

  /// The language mode of the last attempt.
  let mode: LanguageMode
  /// A newer mode in which it did not compile, where this one was taken instead.
  var refusedMode: LanguageMode?
  /// Imported modules that neither the model nor the platform has, sorted.
  let missingModules: [String]
  let sources: CompiledSources
  /// The program; nil if there is none.
  var binary: DiskPath?
  /// The numbers of the delegates it can run.
  var runnable: [Int] = []
  /// Why delegates, by their numbers, cannot be made.
  var unmade: [Int: String] = [:]
  /// Errors and the notes to them, in the compiler's order; empty if it compiled.
  var problems: [Problem] = []

  /// Remarks about how it was compiled, a line each.
  var notes: [String] {
    var notes: [String] = []
    if let refusedMode {
      notes.append("compiled as Swift \(mode.rawValue): not valid as Swift \(refusedMode.rawValue)")
    }
    if !missingModules.isEmpty {
      let names = missingModules.joined(separator: ", ")
      notes.append("imported and not in the model: \(names)")
    }
    return notes
  }

  init(mode: LanguageMode, missingModules: [String], sources: CompiledSources) {
    self.mode = mode
    self.missingModules = missingModules
    self.sources = sources
  }
}
