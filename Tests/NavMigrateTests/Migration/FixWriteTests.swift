import Foundation
import Testing

/// What `fix` writes, and when it refuses to.
@Suite struct FixWriteTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write("// swift-tools-version: 6.0\n", to: "repo/Package.swift")
    for name in ["Drive", "Walk"] {
      try scratch.write(Self.screen(name), to: "repo/Sources/My App/\(name).swift")
    }
    try scratch.write("notes\n", to: "repo/notes.txt")
    try git("init -q . && git add -A && git commit -qm start")
  }

  private static func screen(_ name: String) -> String {
    """
    import GoogleNavigation
    import UIKit

    final class \(name)Controller: UIViewController {
      private let mapView = GMSMapView()

      override func viewDidLoad() {
        super.viewDidLoad()
        // The header is our own.
        mapView.settings.isNavigationHeaderEnabled = false
        mapView.isNavigationEnabled = true
      }
    }

    """
  }

  @discardableResult private func git(_ command: String) throws -> String {
    let run = try scratch.shell(
      "cd repo && export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a "
        + "GIT_COMMITTER_EMAIL=a && git \(command)")
    #expect(run.status == 0, Comment(rawValue: run.errors))
    return run.text
  }

  private func fix(_ arguments: String..., input: String = "") throws -> ToolRun {
    try ToolRun(
      ["fix", "--no-compile", "--include-review"] + arguments,
      in: scratch.url.appendingPathComponent("repo"), input: Data(input.utf8))
  }

  private func status() throws -> [String] {
    try git("status --porcelain --untracked-files=all").split(separator: "\n").map(String.init)
  }

  private static let all = [
    " M \"Sources/My App/Drive.swift\"", " M \"Sources/My App/Walk.swift\"",
    "?? \"Sources/My App/DriveLayout.swift\"",
  ]

  @Test func writesIntoACleanTreeAndNothingElse() throws {
    let run = try fix("--write")
    #expect(run.status == 0)
    #expect(run.text.isEmpty)
    #expect(try status() == Self.all)
    // Once more there is nothing to do, whatever is not committed.
    #expect(try fix("--write").status == 0)
  }

  @Test func refusesWhatIsNotCommitted() throws {
    try scratch.write("other notes\n", to: "repo/notes.txt")
    let changed = try fix("--write")
    #expect(changed.status == 2)
    #expect(changed.errors.contains("not committed ('notes.txt')"))
    #expect(try status() == [" M notes.txt"])
    try git("checkout -q notes.txt")
    try scratch.write("", to: "repo/b c.txt")
    let new = try fix("--write")
    #expect(new.status == 2)
    #expect(new.errors.contains("not committed ('b c.txt')"))
    #expect(try fix("--write", "--allow-dirty").status == 0)
    #expect(try status() == Self.all + ["?? \"b c.txt\""])
  }

  @Test func refusesWhereNothingCouldBeUndone() throws {
    try git("status && rm -rf .git")
    let run = try fix("--write")
    #expect(run.status == 2)
    #expect(run.errors.contains("is in no git work tree"))
    #expect(try scratch.text(of: "repo/Sources/My App/Drive.swift") == Self.screen("Drive"))
    #expect(try fix("--write", "--allow-dirty").status == 0)
  }

  /// A new file would not be built by a project that lists its files, wherever the tool is run.
  @Test(arguments: [".", "Sources", "Sources/My App"])
  func aProjectAboveDecidesWhereTheDelegateGoes(_ folder: String) throws {
    try git("rm -q Package.swift 'Sources/My App/Walk.swift' && git commit -qm alone")
    try scratch.write("// lists its files\n", to: "repo/My.xcodeproj/project.pbxproj")
    let run = try ToolRun(
      ["fix", "--no-compile", "--include-review", "--write", "--allow-dirty"],
      in: scratch.url.appendingPathComponent("repo/\(folder)"), input: Data())
    #expect(run.status == 0)
    #expect(
      try status() == [
        " M \"Sources/My App/Drive.swift\"", "?? My.xcodeproj/project.pbxproj",
      ])
    let text = try scratch.text(of: "repo/Sources/My App/Drive.swift")
    #expect(text.contains("final class DriveLayout: "))
  }

  /// Each work tree that is written to is looked at.
  @Test func looksAtEveryWorkTree() throws {
    try scratch.write(Self.screen("Other"), to: "second/Other.swift")
    let setUp = try scratch.shell("cd second && git init -q .")
    #expect(setUp.status == 0)
    let run = try fix("--write", "Sources", "../second")
    #expect(run.status == 2)
    #expect(run.errors.contains("not committed ('Other.swift')"))
    #expect(try status() == [])
  }

  @Test func bytesAndModesStay() throws {
    let path = "repo/Sources/My App/Drive.swift"
    let text = Self.screen("Drive").replacingOccurrences(of: "\n", with: "\r\n")
      .replacingOccurrences(of: "  ", with: "\t")
    try scratch.write(Data([0xEF, 0xBB, 0xBF] + text.utf8.dropLast(2)), to: path)
    try git("add -A && chmod 755 'Sources/My App/Drive.swift' && git commit -qam windows")
    #expect(try fix("--write").status == 0)
    let after = Array(try Data(contentsOf: scratch.url.appendingPathComponent(path)))
    let expected = String(text.dropLast()).replacingOccurrences(
      of: "mapView.settings.isNavigationHeaderEnabled", with: "mapView.driveLayout.showsTurnCard"
    ).replacingOccurrences(of: "mapView.isN", with: "mapView.withDriveLayout().isN")
    #expect(after == [0xEF, 0xBB, 0xBF] + Array(expected.utf8))
    #expect(
      FileManager.default.isExecutableFile(atPath: scratch.url.appendingPathComponent(path).path))
    let carrier = try scratch.text(of: "repo/Sources/My App/DriveLayout.swift")
    #expect(carrier.contains("\r\n\t"))
    #expect(carrier.filter { $0 == "\n" }.isEmpty)
  }

  @Test func aLinkStaysOne() throws {
    try git(
      "mv 'Sources/My App/Walk.swift' Walk.txt && ln -s ../../Walk.txt 'Sources/My App/W.swift'")
    try git("add -A && git commit -qm link")
    #expect(try fix("--write").status == 0)
    #expect(try scratch.text(of: "repo/Walk.txt").contains("driveLayout"))
    let link = scratch.url.appendingPathComponent("repo/Sources/My App/W.swift").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../Walk.txt")
  }

  /// A name as long as the system allows leaves no room for a draft beside it.
  @Test func aFailureSaysWhatIsWritten() throws {
    let name = String(repeating: "x", count: 249) + ".swift"
    try git("mv 'Sources/My App/Walk.swift' 'Sources/My App/\(name)' && git commit -qm long")
    let run = try fix("--write")
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write 'Sources/My App/\(name)': "))
    #expect(
      run.errors.contains(
        "changed: 'Sources/My App/DriveLayout.swift', 'Sources/My App/Drive.swift'; "
          + "all other files are as they were"))
    #expect(try scratch.text(of: "repo/Sources/My App/\(name)") == Self.screen("Walk"))
    // What this run has written is no obstacle for the next.
    try git("mv 'Sources/My App/\(name)' 'Sources/My App/Walk.swift' && git commit -qm short")
    #expect(try fix("--write").status == 0)
    #expect(try status() == Self.all)
  }

  @Test func checkListsWhatIsHeldBack() throws {
    let run = try ToolRun(
      ["fix", "--no-compile", "--check"], in: scratch.url.appendingPathComponent("repo"),
      input: Data())
    #expect(run.status == 1)
    let heads = run.text.split(separator: "\n").filter { $0.hasPrefix("held back (review): ") }
    #expect(heads.count == 2)
    #expect(!run.text.contains("diff --git"))
    #expect(try status() == [])
  }

  @Test(
    arguments: [
      ("y\ny\n", 0, all), ("n\ny\n", 1, [all[1], all[2]]), ("n\nn\n", 1, []),
      ("y\nq\n", 1, []), ("maybe\nno\nYES\n", 1, [all[1], all[2]]), ("", 1, []),
    ] as [(String, Int32, [String])])
  func asksForEachUnit(_ input: String, _ exit: Int32, _ written: [String]) throws {
    let run = try fix("--interactive", input: input)
    #expect(run.status == exit)
    #expect(run.errors.contains("#DriveController.mapView, 1 finding? [y]es, [n]o, [q]uit: "))
    #expect(try status() == written)
  }
}
