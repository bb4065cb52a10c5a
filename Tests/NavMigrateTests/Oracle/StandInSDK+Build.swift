import Foundation

extension StandInSDK {
  /// The folder with the modules, built once for each content and compiler. Throws what the first
  /// build threw.
  static func folder() throws -> URL { try built.get() }

  private static let built: Result<URL, any Error> = Result { try build() }

  private static func build() throws -> URL {
    let sources = try sources()
    let version = try SwiftCompiler.run(["--version"]).text
    let key = sources.reduce(into: Fingerprint()) {
      $0.add($1.module)
      $0.add($1.name)
      $0.add($1.text)
    }.adding(version).text
    let files = FileManager.default
    let done = files.temporaryDirectory.appendingPathComponent("navmigrate-stand-in-\(key)")
    if files.fileExists(atPath: done.path) { return done }
    let work = files.temporaryDirectory.appendingPathComponent(
      "navmigrate-stand-in-\(UUID().uuidString)")
    try write(sources, to: work)
    for module in modules { try build(module, in: work) }
    do {
      try files.moveItem(at: work, to: done)
    } catch {
      // Another run may have been faster.
      try? files.removeItem(at: work)
      guard files.fileExists(atPath: done.path) else { throw error }
    }
    return done
  }

  /// Writes each module's sources into a folder of its name.
  static func write(_ sources: [Source], to folder: URL) throws {
    for source in sources {
      let place = folder.appendingPathComponent(source.module)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try source.text.write(
        to: place.appendingPathComponent(source.name), atomically: true, encoding: .utf8)
    }
  }

  private static func build(_ module: String, in folder: URL) throws {
    let sources = folder.appendingPathComponent(module)
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
    let (status, text) = try SwiftCompiler.run(
      [
        "-emit-module", "-parse-as-library", "-swift-version", "5", "-module-name", module, "-I",
        folder.path, "-o", folder.appendingPathComponent("\(module).swiftmodule").path,
      ] + names.map { sources.appendingPathComponent($0).path })
    guard status == 0 else {
      throw SwiftCompiler.Failure(description: "stand-in module \(module): \(text)")
    }
  }
}

/// A stable 64-bit hash of texts, FNV-1a.
struct Fingerprint {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    for byte in Array(text.utf8) + [0] {
      state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
  }

  func adding(_ text: String) -> Fingerprint {
    var copy = self
    copy.add(text)
    return copy
  }

  var text: String { String(state, radix: 16) }
}
