import LegacyScan
import SourceText
import SwiftSource

/// Puts the carriers of the applied units into files: one for all units of a project.
struct CarrierWriter {
  private let sources: [SourceFile]
  private let projects: ProjectMap
  private let placement: CarrierPlacement

  init(_ sources: [SourceFile], _ projects: ProjectMap, _ placement: CarrierPlacement) {
    self.sources = sources
    self.projects = projects
    self.placement = placement
  }

  struct Carriers {
    var newFiles: [MigrationPlan.NewFile] = []
    var edits: [(String, TextEdit)] = []
    /// All generated code, with the file it goes to.
    var all: [MigrationPlan.NewFile] = []
  }

  func carriers(
    for units: [MigrationUnit]
  ) -> Carriers {
    var carriers = Carriers()
    for project in Set(units.map(\.project)).sorted() {
      let own = units.filter { $0.project == project }
      guard let first = own.first, let home = home(of: first) else { continue }
      var features: CarrierFeatures = []
      for unit in own { features.formUnion(unit.features) }
      if let existing = ExistingCarrier(in: sources, of: project, projects) {
        if case .replacement(let edit) = existing.extended(by: features) {
          carriers.edits.append((existing.file.path, edit))
          carriers.all.append(.init(path: existing.file.path, text: edit.text, unit: first.id))
        }
        continue
      }
      let style = CarrierStyle(of: home)
      let carrier = CarrierText(features: features, style: style)
      switch placement.place(home.path) {
      case .newFile:
        let path = freePath(beside: home.path)
        let file = MigrationPlan.NewFile(path: path, text: carrier.file(), unit: first.id)
        carriers.newFiles.append(file)
        carriers.all.append(file)
      case .endOfFile:
        let end = home.bytes.count
        let gap = home.bytes.last == 0x0A ? style.lineEnding : style.lineEnding + style.lineEnding
        let text = carrier.declarations()
        carriers.edits.append((home.path, TextEdit(range: end..<end, text: gap + text)))
        carriers.all.append(.init(path: home.path, text: text, unit: first.id))
      }
    }
    return carriers
  }

  /// The file that declares the map of a unit.
  private func home(of unit: MigrationUnit) -> SourceFile? {
    let path = String(unit.id.split(separator: "#", maxSplits: 1).first ?? "")
    return sources.first { $0.path == path }
  }

  private func freePath(beside path: String) -> String {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for number in 1... {
      let name = CarrierNames.className + (number == 1 ? "" : String(number)) + ".swift"
      let candidate = (folder.map(String.init) + [name]).joined(separator: "/")
      if !placement.exists(candidate) { return candidate }
    }
    return path
  }
}
