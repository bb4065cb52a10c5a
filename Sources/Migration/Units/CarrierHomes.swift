import LegacyScan
import NavSDK
import SourceText

/// Decides in which module of a project the carrier of each unit goes: in that of the unit's files,
/// with several in the one that all others import. A module is served by one carrier.
struct CarrierHomes {
  private let sources: [SourceFile]
  private let projects: ProjectMap

  private struct Module: Hashable {
    let project: Int
    let name: String
  }

  private static let words = WordSearch(
    Set(GeneratedNames.all.flatMap(\.renamings.values)).sorted())

  init(_ sources: [SourceFile], _ projects: ProjectMap) {
    self.sources = sources
    self.projects = projects
  }

  /// The units with the places of their carriers; held back if there is none that all their files
  /// see.
  func placed(_ units: [MigrationUnit]) -> [MigrationUnit] {
    let users = sources.filter { $0.bytes.withUnsafeBufferPointer(Self.words.hasMatch) }
    let sites = Set(units.flatMap(\.sites)).subtracting(users.map(\.path))
    let imports = ModuleImports(of: users + sources.filter { sites.contains($0.path) })
    var serving = serving(users, imports)
    var placed = units
    // What is held back anyway binds no other unit; what is in one module goes where others went.
    let order = units.indices.filter { units[$0].safety != .manual }.sorted {
      let (first, second) = (isSpread(units[$0]), isSpread(units[$1]))
      return first == second ? $0 < $1 : first
    }
    for index in order { placed[index] = place(units[index], imports, &serving) }
    for index in units.indices where units[index].safety == .manual {
      var unbound = serving
      placed[index] = place(units[index], imports, &unbound)
    }
    return placed
  }

  /// The carriers that modules use already: their own, else one that they import.
  private func serving(_ users: [SourceFile], _ imports: ModuleImports) -> [Module: CarrierSite] {
    var own: [Module: (site: CarrierSite, features: CarrierFeatures)] = [:]
    for file in users {
      guard let project = projects.index(of: file.path),
        let features = CarrierText.features(in: String(decoding: file.bytes, as: UTF8.self))
      else { continue }
      let site = CarrierSite(beside: file.path)
      let module = Module(project: project, name: site.module)
      if own[module] == nil { own[module] = (site, features) }
    }
    var serving = own.mapValues(\.site)
    let carriers = own.sorted { $0.value.site.path < $1.value.site.path }
    for file in users {
      guard let project = projects.index(of: file.path) else { continue }
      let module = Module(project: project, name: ModuleFolder.name(of: file.path))
      guard serving[module] == nil else { continue }
      serving[module] =
        carriers.first { key, carrier in
          key.project == project
            && (imports.isInside(key.name, file.path)
              || carrier.features.contains(.publicLayout)
                && imports.isVisible(key.name, from: file.path))
        }?.value.site
    }
    return serving
  }

  private func place(
    _ unit: MigrationUnit, _ imports: ModuleImports, _ serving: inout [Module: CarrierSite]
  ) -> MigrationUnit {
    let modules = modules(of: unit)
    var known: [CarrierSite] = []
    for name in modules {
      guard let site = serving[Module(project: unit.project, name: name)] else { continue }
      if !known.contains(where: { $0.module == site.module }) { known.append(site) }
    }
    guard known.count < 2 else {
      let names = known.map { "'\($0.module)'" }.joined(separator: " and ")
      return unit.held("the map is used in modules with other layout delegates, those of \(names)")
    }
    let map = CarrierSite(beside: unit.mapPath)
    let home =
      known.first ?? serving[Module(project: unit.project, name: map.module)]
      ?? lowest(of: modules, map, unit, imports)
    let unseen = unit.sites.first { !imports.isVisible(home.module, from: $0) }
    if let unseen {
      return unit.held(
        "\(unseen): the file does not import '\(home.module)', where the layout delegate goes")
    }
    let isPublic = !unit.sites.allSatisfy { imports.isInside(home.module, $0) }
    if modules.count > 1 {
      for name in modules + [home.module] {
        serving[Module(project: unit.project, name: name)] = home
      }
    }
    return unit.placed(at: home, adding: isPublic ? .publicLayout : [])
  }

  /// The place in the module that all files see; in the map's own if there is none. That counts
  /// after those of the files.
  private func lowest(
    of modules: [String], _ map: CarrierSite, _ unit: MigrationUnit, _ imports: ModuleImports
  ) -> CarrierSite {
    let lowest = (modules + [map.module]).first { module in
      unit.sites.allSatisfy { imports.isVisible(module, from: $0) }
    }
    let isFree = map.module.isEmpty && lowest == nil
    let home = lowest ?? (isFree ? modules.first { !$0.isEmpty } : nil) ?? map.module
    guard home != map.module,
      let first = unit.sites.first(where: { ModuleFolder.name(of: $0) == home })
    else { return map }
    return CarrierSite(beside: first)
  }

  private func isSpread(_ unit: MigrationUnit) -> Bool { modules(of: unit).count > 1 }

  /// The modules of the files that name generated code, each once, in the order of the files.
  private func modules(of unit: MigrationUnit) -> [String] {
    var names: [String] = []
    for name in unit.sites.map(ModuleFolder.name) where !names.contains(name) { names.append(name) }
    return names
  }
}
