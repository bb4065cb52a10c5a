import NavSDK
import SourceText
import SwiftSource

/// The scan of one project, as far as its files have been read.
struct ProjectScan {
  let project: Project
  private(set) var files: [ProjectIndex.File] = []
  private(set) var findings: [Finding] = []
  private(set) var notes: [ScanNote] = []
  private(set) var events: [MapEvent] = []
  private(set) var unread: [ScanNote] = []
  /// Files that hold a common name only where it cannot be a use. They are read when another name
  /// of theirs is asked for.
  private var sleeping: [SourceFile] = []
  private var isChanged = false
  /// What the last files made of the project.
  private var finder: UseFinder?

  init(project: Project) { self.project = project }

  mutating func receive(_ file: SourceFile) {
    if EverydayNames.canHoldUse(file.bytes) { read(file) } else { sleeping.append(file) }
  }

  private mutating func read(_ file: SourceFile) {
    let outline = Outline(of: file.bytes)
    for range in outline.unreadRanges.prefix(1) {
      unread.append(
        ScanNote(
          path: file.path, range: range,
          message: "nested too deeply to be read; uses inside are not found"))
    }
    files.append(ProjectIndex.File(source: file, outline: outline, isPlatform: false))
    isChanged = true
  }

  /// Reads the sleeping files that hold one of the names.
  mutating func wake(by names: [String]) {
    let others = names.filter { !EverydayNames.all.contains($0) }
    guard !sleeping.isEmpty, !others.isEmpty else { return }
    let search = WordSearch(others)
    var left: [SourceFile] = []
    for file in sleeping {
      if file.bytes.withUnsafeBufferPointer(search.hasMatch) {
        read(file)
      } else {
        left.append(file)
      }
    }
    sleeping = left
  }

  /// Finds the uses in the files read, and gives the names that were missing for more.
  mutating func resolve() -> Set<String> {
    guard isChanged else { return [] }
    isChanged = false
    files.sort { $0.source.path.utf8.lexicographicallyPrecedes($1.source.path.utf8) }
    let index = ProjectIndex(files: PlatformDeclarations.files + files)
    let resolver = Resolver(index: index)
    var finder = UseFinder(resolver: resolver, usesNavigationSDK: project.usesNavigationSDK)
    finder.findAll()
    self.finder = finder
    return resolver.doubtedTypes.union(namesOfSDKTypes(resolver))
      .union(namesMissing(for: finder.unproven, index))
      .filter { name in !isPlatform(name, index) && !AppleNames.contains(name) }
  }

  /// What the receivers that are not proven ask for. Answers are kept, and names asked for on the
  /// way to a proof are not missing; so they are asked again by themselves.
  private func namesMissing(for uses: Set<UseFinder.Place>, _ index: ProjectIndex) -> Set<String> {
    if uses.isEmpty { return [] }
    let resolver = Resolver(index: index)
    var finder = UseFinder(
      resolver: resolver, usesNavigationSDK: project.usesNavigationSDK, focus: uses)
    finder.findAll()
    return resolver.missingNames.union(resolver.doubtedTypes)
  }

  /// Judges the uses found, when no more files are asked for.
  mutating func conclude() {
    guard let finder else { return }
    let groups = MapGroups(finder.resolver)
    let judge = Judge(resolver: finder.resolver, finder: finder, groups: groups)
    findings = finder.candidates.compactMap { judge.finding(for: $0) }
    notes = finder.notes
    events = EventFinder(finder.resolver, groups).events
  }

  /// The project's own names for the SDK's types: subclasses, protocols and aliases.
  private func namesOfSDKTypes(_ resolver: Resolver) -> Set<String> {
    var names: Set<String> = []
    let owners = LegacyNames.sdkTypes + LegacyNames.all.protocols.keys.sorted()
    for (index, record) in resolver.index.types.enumerated() {
      guard let key = record.declaration, !resolver.index.files[key.file].isPlatform else {
        continue
      }
      let type = SemanticType.nominal(TypeID(index: index), [])
      if owners.contains(where: { resolver.inherits(type, from: $0) }) { names.insert(record.name) }
    }
    for (file, entry) in resolver.index.files.enumerated() where !entry.isPlatform {
      for index in entry.outline.declarations.indices
      where entry.outline.declarations[index].kind == .alias {
        let key = DeclarationKey(file: file, id: DeclarationID(index))
        guard let type = resolver.declaredType(key, arguments: []) else { continue }
        if owners.contains(where: { resolver.inherits(type, from: $0) }) {
          names.insert(entry.outline.declarations[index].name.text)
        }
      }
    }
    return names
  }

  private func isPlatform(_ name: String, _ index: ProjectIndex) -> Bool {
    (index.typesByName[name] ?? []).contains { id in
      guard let key = index[id].declaration else { return false }
      return index.files[key.file].isPlatform
    }
  }
}

/// Legacy names that are also words of every day.
enum EverydayNames {
  static let all: Set<String> = Set(
    LegacyCatalogue.elements.filter { !$0.isExclusive }.flatMap(\.swiftNames))

  private static let others = WordSearch(
    LegacyNames.first.filter { !all.contains($0) })
  private static let common = WordSearch(all.sorted())

  /// Whether a file can hold a use: another name of the SDK, or a common name that is neither called
  /// nor a label.
  static func canHoldUse(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      if others.hasMatch(in: buffer) { return true }
      var isFound = false
      common.forEachMatch(in: buffer) { word, offset in
        var next = offset + common.words[word].count
        while next < buffer.count, buffer[next] == 0x20 { next += 1 }
        if next < buffer.count,
          buffer[next] == UInt8(ascii: "(") || buffer[next] == UInt8(ascii: ":")
        {
          return .goOn
        }
        isFound = true
        return .stop
      }
      return isFound
    }
  }
}
