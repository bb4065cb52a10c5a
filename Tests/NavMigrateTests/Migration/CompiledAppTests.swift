import Foundation
import ModelSources
import SourceText
import Testing

@testable import NavMigrateCommand

/// Apps are compiled against the model before and after their migration.
@Suite struct CompiledAppTests {
  static let groups = FixtureGroup.all.filter { $0.compilation != .broken }

  /// What compiles against the stand-in SDK compiles against the model: there are not two SDKs.
  @Test(arguments: groups)
  func everyFixtureCompilesAgainstTheModel(_ group: FixtureGroup) throws {
    let errors = try diagnostics(of: group).filter { $0.severity == .error }
    let text = errors.map { "\($0.path):\($0.line):\($0.column): \($0.text)" }
    #expect(errors.isEmpty, Comment(rawValue: text.joined(separator: "\n")))
  }

  private func diagnostics(of group: FixtureGroup) throws -> [AppDiagnostic] {
    let cache = ModelCache(
      folder: try TestCache.folder(), compiler: try UserCompiler.found(named: nil),
      modules: ModelSources.available, optimization: .none, willBuild: { _ in })
    let scratch = try Scratch()
    let compiler = AppCompiler(
      cache: cache, flags: [], objectiveC: .here, work: DiskPath(scratch.url.path))
    let files = try group.compiledFiles.map { path in
      AppSources.File(SourceFile(path: path, bytes: Array(try PackageRoot.text(of: path).utf8)))
    }
    let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    let missing = try ModuleProbe(cache: cache, flags: []).missing(imports, in: compiler.work)
    let sources = AppSources(files, root: group.folder, missing: missing)
    let mode: LanguageMode = group.compilation == .mode(.v6) ? .v6 : .v5
    return try compiler.diagnostics(of: sources.modules, missing: missing, mode)
  }
}
