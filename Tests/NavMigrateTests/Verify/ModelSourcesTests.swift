import ModelSources
import Testing

@Suite struct ModelSourcesTests {
  /// `NAVMIGRATE_RECORD=1 swift test --filter ModelSourcesTests` makes the files anew.
  @Test(arguments: ModelSources.generated.map(\.folder))
  func carriesTheModelAsItIs(_ folder: String) throws {
    let entry = try #require(ModelSources.generated.first { $0.folder == folder })
    let paths = PackageRoot.files(under: folder, suffix: ".swift")
    #expect(!paths.isEmpty)
    let files = try paths.map { path in
      let name = String(path.dropFirst(folder.count + 1))
      return ModelSourceFile(name, try PackageRoot.text(of: path))
    }
    let text = GeneratedSource.text(of: files, constant: entry.constant)
    let name = folder.split(separator: "/").last ?? ""
    try Golden.expect(text, equals: "Sources/ModelSources/Generated/\(name).swift")
  }

  @Test func everyModuleComesAfterItsImports() {
    var known: Set<String> = []
    for module in ModelSources.modules {
      #expect(module.imports.isSubset(of: known), "\(module.name)")
      #expect(!module.files.isEmpty)
      known.insert(module.name)
    }
  }

  @Test func carriesTextThatLooksLikeTheEndOfALiteral() {
    let text = "let a = ##\"\"\"\n\\###(x)\n\"\"\"##\n"
    let made = GeneratedSource.text(of: [ModelSourceFile("A.swift", text)], constant: "a")
    #expect(made.contains("####\"\"\"\n\(text)\n\"\"\"####"))
  }
}
