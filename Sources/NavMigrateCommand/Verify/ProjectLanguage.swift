/// The language mode that a project's manifest asks for.
enum ProjectLanguage {
  /// Of the nearest folder upward that has a manifest which says so; nil if none does.
  static func mode(upwardFrom folder: DiskPath, in directory: WorkingDirectory) -> LanguageMode? {
    var absolute = directory.absolute(folder)
    while true {
      if let mode = mode(in: absolute) { return mode }
      if absolute == absolute.folder { return nil }
      absolute = absolute.folder
    }
  }

  private static func mode(in folder: DiskPath) -> LanguageMode? {
    if case .success(let bytes) = FileContents.read(folder.appending(Array("Package.swift".utf8))) {
      return mode(ofPackage: String(decoding: bytes, as: UTF8.self))
    }
    for text in XcodeProject.texts(in: folder) {
      if let mode = mode(ofXcodeProject: text) { return mode }
    }
    for entry in FolderEntries(of: folder).entries
    where entry.name.suffix(8).elementsEqual(".podspec".utf8) {
      guard case .success(let bytes) = FileContents.read(folder.appending(entry.name)) else {
        continue
      }
      if let mode = mode(ofPods: String(decoding: bytes, as: UTF8.self)) { return mode }
    }
    return nil
  }

  /// The mode of the newest version that a podspec names.
  static func mode(ofPods text: String) -> LanguageMode? {
    for key in [".swift_versions", ".swift_version"] {
      guard let mark = text.firstRange(of: key) else { continue }
      let line = text[mark.upperBound...].prefix { !$0.isNewline }
      let versions = line.split { !$0.isNumber && $0 != "." }
      let majors = versions.compactMap { Int($0.prefix { $0.isNumber }) }
      if let newest = majors.max() { return newest >= 6 ? .v6 : .v5 }
    }
    return nil
  }

  /// The mode the manifest names, or the one its tools version stands for.
  static func mode(ofPackage text: String) -> LanguageMode? {
    for key in ["swiftLanguageModes", "swiftLanguageVersions"] {
      guard let mark = text.firstRange(of: key) else { continue }
      let list = text[mark.upperBound...].prefix { $0 != "]" }
      if list.contains("v6") || list.contains("6") { return .v6 }
      if list.contains("v5") || list.contains("5") { return .v5 }
    }
    guard let mark = text.firstRange(of: "swift-tools-version") else { return nil }
    let digits = text[mark.upperBound...].drop { $0 == ":" || $0 == " " }.prefix { $0.isNumber }
    return Int(digits).map { $0 >= 6 ? .v6 : .v5 }
  }

  /// The mode that all targets ask for; nil if they do not agree.
  static func mode(ofXcodeProject text: String) -> LanguageMode? {
    var modes: Set<LanguageMode> = []
    var rest = text[...]
    while let mark = rest.firstRange(of: "SWIFT_VERSION = ") {
      rest = rest[mark.upperBound...]
      if let major = Int(rest.prefix { $0.isNumber }) { modes.insert(major >= 6 ? .v6 : .v5) }
    }
    return modes.count == 1 ? modes.first : nil
  }
}
