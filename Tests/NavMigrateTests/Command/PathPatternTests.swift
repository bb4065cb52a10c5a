import NavMigrateCommand
import Testing

@Suite struct PathPatternTests {
  private func matches(_ pattern: String, _ path: String, isFolder: Bool = false) -> Bool {
    let names = Array(path.utf8).split(separator: UInt8(ascii: "/"))
    return PathPattern(Array(pattern.utf8)).matches(names, isFolder: isFolder)
  }

  @Test(arguments: [
    ("Generated", "App/Generated"), ("*.pb.swift", "a/b/X.pb.swift"),
    ("App/*.swift", "App/X.swift"),
    ("./App/X.swift", "App/X.swift"), ("**/Gen/*.swift", "Gen/X.swift"),
    ("**/Gen/*.swift", "a/b/Gen/X.swift"), ("App/**", "App/a/b.swift"),
    ("App/**/b.swift", "App/b.swift"), ("App/**/b.swift", "App/x/y/b.swift"),
    ("?.swift", "é.swift"), ("a*b*c", "aXbYbZc"), ("/X.swift", "X.swift"), ("*", "x"),
    ("**", "a/b"),
  ])
  func matchesPaths(_ pattern: String, _ path: String) {
    #expect(matches(pattern, path))
  }

  @Test(arguments: [
    ("Generated", "App/GeneratedX"), ("App/*.swift", "App/a/X.swift"),
    ("/X.swift", "a/X.swift"), ("App/**", "App"), ("?.swift", "ab.swift"), ("a*b", "ac"),
    ("App/X.swift", "Other/App/X.swift"), ("Gen/", "Gen"), ("", "x"), ("/", "x"),
  ])
  func doesNotMatchOtherPaths(_ pattern: String, _ path: String) {
    #expect(!matches(pattern, path))
  }

  @Test func aFinalSlashMatchesFoldersOnly() {
    #expect(matches("Gen/", "a/Gen", isFolder: true))
    #expect(!matches("Gen/", "a/Gen", isFolder: false))
  }

  @Test func manyStarsTakeNoLongerThanTheyMust() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!matches(pattern, String(repeating: "a", count: 5_000)))
    let folders = String(repeating: "**/a/", count: 200) + "b"
    #expect(!matches(folders, String(repeating: "a/", count: 2_000) + "c"))
  }
}
