import SourceText

extension Desugarer {
  /// Takes out imports of what is not there, and submodules of what is the model's.
  func importEdits(_ text: TokenText) -> [TextEdit] {
    SourceImport.all(in: text).compactMap { item in
      if missingModules.contains(item.module) { return Self.blank(item.range, in: text) }
      guard modelModules.contains(item.module), !item.isScoped, !item.rest.isEmpty else {
        return nil
      }
      return Self.blank(item.rest, in: text)
    }
  }
}
