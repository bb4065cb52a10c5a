/// The version of the Navigation SDK that a project's lock file pins.
struct PinnedSDK: Sendable, Hashable {
  let version: SDKVersion
  /// The file that says so.
  let path: String

  /// The oldest version that the lock files of a project's folder name; nil if none does.
  init?(projectFolder folder: DiskPath) {
    var found: [PinnedSDK] = []
    for path in Self.lockFiles(in: folder) {
      guard case .success(let bytes) = FileContents.read(path) else { continue }
      let isPods = path.name.elementsEqual("Podfile.lock".utf8)
      let text = isPods ? Self.version(inPods: bytes) : Self.version(inPackages: bytes)
      guard let version = text.flatMap({ SDKVersion($0) }) else { continue }
      found.append(PinnedSDK(version: version, path: path.text))
    }
    guard let oldest = found.min(by: { $0.version < $1.version }) else { return nil }
    self = oldest
  }

  private init(version: SDKVersion, path: String) {
    self.version = version
    self.path = path
  }

  private static func lockFiles(in folder: DiskPath) -> [DiskPath] {
    var paths = [folder.appending(Array("Podfile.lock".utf8))]
    paths.append(folder.appending(Array("Package.resolved".utf8)))
    for entry in FolderEntries(of: folder).entries.sorted(by: {
      $0.name.lexicographicallyPrecedes($1.name)
    }) {
      for (ending, place) in [
        (".xcworkspace", "xcshareddata/swiftpm/Package.resolved"),
        (".xcodeproj", "project.xcworkspace/xcshareddata/swiftpm/Package.resolved"),
      ] where entry.name.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
        paths.append(folder.appending(entry.name).appending(Array(place.utf8)))
      }
    }
    return paths
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
}
