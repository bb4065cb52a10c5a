import SourceText

extension Desugarer {
  /// Takes out imports of what is not there, and submodules of what is the model's.
  func importEdits(_ text: TokenText) -> [TextEdit] {
    let imports = SourceImport.all(in: text)
    return removals(imports, text) + additions(imports, text)
  }

  /// The Navigation SDK passes on the module of the Maps SDK, so that its name may be written without
  /// an import. In the model it is the other way round, and the import is added at the end of a line.
  private func additions(_ imports: [SourceImport], _ text: TokenText) -> [TextEdit] {
    guard modelModules.contains("GoogleMaps"),
      !imports.contains(where: { $0.module == "GoogleMaps" }),
      let item = imports.first(where: { $0.module == "GoogleNavigation" && !$0.isScoped }),
      let next = text.index(ofTokenAtOrAfter: item.range.upperBound), text.startsLine(next),
      text.tokens.indices.contains(where: {
        text.isWord($0, "GoogleMaps") && text.kind($0 + 1) == .period
      })
    else { return [] }
    let end = item.range.upperBound
    return [TextEdit(range: end..<end, text: "; import GoogleMaps")]
  }

  private func removals(_ imports: [SourceImport], _ text: TokenText) -> [TextEdit] {
    imports.compactMap { item in
      if missingModules.contains(item.module) { return Self.blank(item.range, in: text) }
      guard modelModules.contains(item.module), !item.isScoped, !item.rest.isEmpty else {
        return nil
      }
      return Self.blank(item.rest, in: text)
    }
  }
}
