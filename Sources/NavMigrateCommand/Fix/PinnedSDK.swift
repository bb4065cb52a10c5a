/// The version of the Navigation SDK that a project pins: in a lock file, else in its manifest.
struct PinnedSDK: Sendable, Hashable {
  let version: SDKVersion
  /// The file that says so.
  let path: String

  /// The oldest version that the files of a project's folder name; nil if none does.
  init?(projectFolder folder: DiskPath) {
    let names = FolderEntries(of: folder).entries.map(\.name).sorted {
      $0.lexicographicallyPrecedes($1)
    }
    let found =
      Self.oldest(in: Self.lockFiles(in: folder, names))
      ?? Self.oldest(in: Self.manifests(in: folder, names))
    guard let found else { return nil }
    self = found
  }

  private typealias Source = (path: DiskPath, read: ([UInt8]) -> String?)

  private static func oldest(in sources: [Source]) -> PinnedSDK? {
    sources.compactMap { path, read -> PinnedSDK? in
      guard case .success(let bytes) = FileContents.read(path), let text = read(bytes),
        let version = SDKVersion(text)
      else { return nil }
      return PinnedSDK(version: version, path: path.text)
    }.min { $0.version < $1.version }
  }

  private init(version: SDKVersion, path: String) {
    self.version = version
    self.path = path
  }

  private static func manifests(in folder: DiskPath, _ names: [[UInt8]]) -> [Source] {
    var sources: [Source] = []
    for name in names {
      let path = folder.appending(name)
      if name.elementsEqual("Package.swift".utf8) {
        sources.append((path, version(inManifest:)))
      } else if name.elementsEqual("Podfile".utf8) || name.suffix(8).elementsEqual(".podspec".utf8)
      {
        sources.append((path, version(inPodManifest:)))
      }
    }
    return sources
  }

  private static func lockFiles(in folder: DiskPath, _ names: [[UInt8]]) -> [Source] {
    var sources: [Source] = [
      (folder.appending(Array("Podfile.lock".utf8)), version(inPods:)),
      (folder.appending(Array("Package.resolved".utf8)), version(inPackages:)),
    ]
    for name in names {
      for (ending, place) in [
        (".xcworkspace", "xcshareddata/swiftpm/Package.resolved"),
        (".xcodeproj", "project.xcworkspace/xcshareddata/swiftpm/Package.resolved"),
      ] where name.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
        let path = folder.appending(name).appending(Array(place.utf8))
        sources.append((path, version(inPackages:)))
      }
    }
    return sources
  }

  /// Of `Podfile.lock`, the version in its list of pods: `  - GoogleNavigation (9.1.1):`.
  static func version(inPods bytes: [UInt8]) -> String? {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    for line in lines {
      let words = line.split(separator: " ")
      guard words.count >= 3, words[0] == "-", words[1] == "GoogleNavigation" else { continue }
      let version = words[2].drop { $0 == "(" }.prefix { $0 != ")" }
      // A dependency of another pod names a range: `(~> 9.1)`.
      if SDKVersion(version) != nil { return String(version) }
    }
    return nil
  }

  /// Of `Package.resolved`, in each of its formats.
  static func version(inPackages bytes: [UInt8]) -> String? {
    guard let root = try? JSONReader.value(of: bytes[...]) else { return nil }
    guard case .array(let pins)? = root["pins"] ?? root["object"]?["pins"] else { return nil }
    for pin in pins {
      let names = ["identity", "location", "repositoryURL"].compactMap { key -> String? in
        if case .string(let text)? = pin[key] { text.lowercased() } else { nil }
      }
      guard names.contains(where: { $0.contains("ios-navigation-sdk") }),
        case .string(let version)? = pin["state"]?["version"]
      else { continue }
      return version
    }
    return nil
  }

  /// Of `Package.swift`, the version after `exact` in the dependency; a range pins nothing.
  static func version(inManifest bytes: [UInt8]) -> String? {
    let text = TokenText(bytes)
    guard
      let url = text.tokens.indices.first(where: {
        text.kind($0) == .stringSegment
          && text.text(text.tokens[$0].range).lowercased().contains("ios-navigation-sdk")
      })
    else { return nil }
    var isExact = false
    for index in text.tokens.indices[(url + 1)...].prefix(12) {
      if text.isWord(index, "package") { return nil }
      if text.isWord(index, "exact") { isExact = true }
      if isExact, text.kind(index) == .stringSegment { return text.text(text.tokens[index].range) }
    }
    return nil
  }

  /// Of `Podfile` or a podspec, the one version of the dependency; a range pins nothing.
  static func version(inPodManifest bytes: [UInt8]) -> String? {
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.prefix { $0 != "#" }.split { $0 == "'" || $0 == "\"" }
      guard let name = words.firstIndex(of: "GoogleNavigation"), words.count > name + 2 else {
        continue
      }
      let version = words[name + 2].drop { $0 == "=" || $0 == " " }
      if SDKVersion(version) != nil { return String(version) }
    }
    return nil
  }
}
