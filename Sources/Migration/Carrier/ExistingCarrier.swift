import LegacyScan
import SourceText

/// A carrier that an earlier run has written.
struct ExistingCarrier {
  let file: SourceFile
  let features: CarrierFeatures

  /// The carrier in the module of a unit; nil if there is none.
  init?(in sources: [SourceFile], for unit: MigrationUnit, _ projects: ProjectMap) {
    for file in sources
    where projects.index(of: file.path) == unit.project
      && ModuleFolder.name(of: file.path) == unit.home.module
    {
      let text = String(decoding: file.bytes, as: UTF8.self)
      guard let features = CarrierText.features(in: text) else { continue }
      self.file = file
      self.features = features
      return
    }
    return nil
  }

  /// What must change for it to have more features.
  enum Extension {
    case nothing
    /// The file is as it was written: it is written anew.
    case replacement(TextEdit)
    /// The app has changed it; these features are missing.
    case impossible([String])
  }

  func extended(by needed: CarrierFeatures) -> Extension {
    if features.isSuperset(of: needed) { return .nothing }
    let style = CarrierStyle(of: file)
    let names = CarrierText.names(in: file.bytes) ?? .plain
    let condition = CarrierText.condition(of: String(decoding: file.bytes, as: UTF8.self))
    let written = CarrierText(features: features, style: style, names: names).file(under: condition)
    guard Array(written.utf8) == file.bytes else {
      return .impossible(needed.subtracting(features).names)
    }
    let text = CarrierText(features: features.union(needed), style: style, names: names)
      .file(under: condition)
    return .replacement(TextEdit(range: 0..<file.bytes.count, text: text))
  }
}
