import Foundation
import Testing

/// A run of `fix --write` that is killed leaves every file old or new, and the next run finishes.
@Suite struct KilledFixTests {
  private static let fileCount = 200

  private static func name(_ index: Int) -> String {
    "Sources/Step\(1000 + index).swift"
  }

  /// A work tree with one map, which is set in many files.
  private static func makeTree() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("// swift-tools-version: 6.0\n", to: "repo/Package.swift")
    try scratch.write(
      """
      import GoogleNavigation

      final class DriveController: UIViewController {
        let mapView = GMSMapView()

        override func viewDidLoad() { mapView.isNavigationEnabled = true }
      }

      """, to: "repo/Sources/Drive.swift")
    for index in 0..<fileCount {
      try scratch.write(
        """
        extension DriveController {
          /// Step \(index).
          func step\(index)(_ value: Bool) {
            mapView.settings.isNavigationHeaderEnabled = value
          }
        }

        """, to: "repo/\(name(index))")
    }
    let git = try scratch.shell(
      """
      cd repo && git init -q . && git add -A &&
        git -c user.name=a -c user.email=a@b commit -qm start
      """)
    try #require(git.status == 0, Comment(rawValue: git.errors))
    return scratch
  }

  private static let arguments = ["fix", "--no-compile", "--include-review", "--write", "."]

  /// The files outside git's folder.
  private static func files(in folder: URL) throws -> [String: [UInt8]] {
    try FixedApp.files(in: folder).filter { !$0.key.hasPrefix(".git/") }
  }

  @Test func everyFileIsOldOrNewAndTheNextRunFinishes() throws {
    let scratch = try Self.makeTree()
    let old = try Self.files(in: scratch.url.appendingPathComponent("repo"))
    let whole = scratch.url.appendingPathComponent("whole")
    try FileManager.default.copyItem(
      at: scratch.url.appendingPathComponent("repo"), to: whole)
    let run = try ToolRun(Self.arguments, in: whole, input: Data())
    #expect(run.status == 0, Comment(rawValue: run.errors))
    let new = try Self.files(in: whole)
    #expect(new.count == old.count + 1)
    #expect(old.filter { new[$0.key] != $0.value }.count == Self.fileCount + 1)

    var random = SeededRandom(seed: 7)
    var interrupted = 0
    for number in 0..<3 {
      let folder = scratch.url.appendingPathComponent("killed\(number)")
      try FileManager.default.copyItem(
        at: scratch.url.appendingPathComponent("repo"), to: folder)
      let last = Int.random(in: 0..<(Self.fileCount * 3 / 4), using: &random)
      try Self.kill(in: folder, when: Self.name(last), differsFrom: old)
      let left = try Self.files(in: folder)
      for (path, bytes) in left where bytes != old[path] && bytes != new[path] {
        // Of a file that is not there yet a draft may have been left, under a name of its own.
        #expect(path.hasSuffix(".tmp"), "\(path) is neither old nor new")
      }
      #expect(Set(old.keys).isSubset(of: left.keys))
      let written = left.filter { new[$0.key] == $0.value && old[$0.key] != $0.value }.count
      if written < Self.fileCount + 2 { interrupted += 1 }

      let next = try ToolRun(Self.arguments, in: folder, input: Data())
      #expect(next.status == 0, Comment(rawValue: next.errors))
      #expect(try Self.files(in: folder) == new)
    }
    #expect(interrupted > 0, "no run was killed before it had ended")
  }

  /// Starts a run and kills it as soon as a file has its new text.
  private static func kill(
    in folder: URL, when name: String, differsFrom old: [String: [UInt8]]
  ) throws {
    let process = Process()
    process.executableURL = ToolRun.binary
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let size = old[name]?.count
    let path = folder.appendingPathComponent(name).path
    var status = stat()
    while process.isRunning, stat(path, &status) == 0, Int(status.st_size) == size {
      usleep(200)
    }
    #if canImport(Darwin)
      Darwin.kill(process.processIdentifier, SIGKILL)
    #else
      Glibc.kill(process.processIdentifier, SIGKILL)
    #endif
    process.waitUntilExit()
  }
}
