/// Compiler flags that a project's manifest asks for and that change what compiles.
enum ProjectFlags {
  /// Of the project with this folder.
  static func flags(ofProject folder: DiskPath) -> [String] {
    let manifest = folder.appending(Array("Package.swift".utf8))
    if case .success(let bytes) = FileContents.read(manifest) { return flags(ofPackage: bytes) }
    return XcodeProject.texts(in: folder).first.map(flags(ofXcodeProject:)) ?? []
  }

  /// A package's sources are compiled with this condition.
  static let packageFlag = "-DSWIFT_PACKAGE"

  private static let isolation = ["-default-isolation", "MainActor"]

  static func flags(ofPackage bytes: [UInt8]) -> [String] {
    let text = TokenText(bytes)
    var flags = [packageFlag]
    for index in text.tokens.indices {
      if text.isWord(index, "defaultIsolation"), text.isWord(index + 2, "MainActor"),
        !flags.contains(isolation[0])
      {
        flags += isolation
      }
      guard text.isWord(index, "enableUpcomingFeature") else { continue }
      let name = text.tokens.indices[(index + 1)...].prefix(3).first {
        text.kind($0) == .stringSegment
      }
      guard let name else { continue }
      let feature = text.text(text.tokens[name].range)
      if !flags.contains(feature) { flags += ["-enable-upcoming-feature", feature] }
    }
    return flags
  }

  /// Those that all targets with the setting agree in.
  static func flags(ofXcodeProject text: String) -> [String] {
    var values: Set<Substring> = []
    var rest = text[...]
    while let mark = rest.firstRange(of: "SWIFT_DEFAULT_ACTOR_ISOLATION = ") {
      rest = rest[mark.upperBound...]
      values.insert(rest.prefix { $0 != ";" })
    }
    return values == ["MainActor"] ? isolation : []
  }
}
