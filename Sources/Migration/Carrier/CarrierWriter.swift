import LegacyScan
import SourceText
import SwiftSource

/// Puts the carriers of the applied units into files: one for all units of a project.
struct CarrierWriter {
  private let sources: [SourceFile]
  private let projects: ProjectMap
  private let names: ProjectNames
  private let placement: CarrierPlacement

  init(
    _ sources: [SourceFile], _ projects: ProjectMap, _ names: ProjectNames,
    _ placement: CarrierPlacement
  ) {
    self.sources = sources
    self.projects = projects
    self.names = names
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
    for own in byModule(units) {
      guard let first = own.first, let home = home(of: first) else { continue }
      var features: CarrierFeatures = []
      for unit in own { features.formUnion(unit.features) }
      if let existing = ExistingCarrier(in: sources, for: first, projects) {
        if case .replacement(let edit) = existing.extended(by: features) {
          carriers.edits.append((existing.file.path, edit))
          carriers.all.append(.init(path: existing.file.path, text: edit.text, unit: first.id))
        }
        continue
      }
      let style = CarrierStyle(of: home)
      let carrier = CarrierText(
        features: features, style: style, names: names.names(inProjectOf: home.path))
      switch placement.place(home.path) {
      case .newFile:
        let path = freePath(beside: home.path)
        let condition = CarrierText.condition(of: String(decoding: home.bytes, as: UTF8.self))
        let file = MigrationPlan.NewFile(
          path: path, text: carrier.file(under: condition), unit: first.id)
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

  /// Units with one carrier, in the order of the units.
  private func byModule(_ units: [MigrationUnit]) -> [[MigrationUnit]] {
    var groups: [(project: Int, module: String, units: [MigrationUnit])] = []
    for unit in units {
      let known = groups.firstIndex { $0.project == unit.project && $0.module == unit.home.module }
      if let known {
        groups[known].units.append(unit)
      } else {
        groups.append((unit.project, unit.home.module, [unit]))
      }
    }
    return groups.sorted { ($0.project, $0.module) < ($1.project, $1.module) }.map(\.units)
  }

  /// The file that the carrier of a unit goes beside.
  private func home(of unit: MigrationUnit) -> SourceFile? {
    sources.first { $0.path == unit.home.path }
  }

  private func freePath(beside path: String) -> String {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for number in 1... {
      let name =
        names.names(inProjectOf: path).className + (number == 1 ? "" : String(number)) + ".swift"
      let candidate = (folder.map(String.init) + [name]).joined(separator: "/")
      if !placement.exists(candidate) { return candidate }
    }
    return path
  }
}
