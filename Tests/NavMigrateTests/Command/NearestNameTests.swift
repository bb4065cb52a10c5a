import NavMigrateCommand
import Testing

@Suite struct NearestNameTests {
  private let names = ["format", "min-confidence", "verbose", "exclude", "baseline"]

  @Test(arguments: [
    ("fromat", "format"), ("FORMAT", "format"), ("fomat", "format"), ("verbos", "verbose"),
    ("min-confidense", "min-confidence"), ("excludes", "exclude"), ("bseline", "baseline"),
  ])
  func aSlipIsUnderstood(_ word: String, _ meant: String) {
    #expect(NearestName.of(word, among: names) == meant)
  }

  @Test(arguments: ["", "zzz", "output-file", "sure"])
  func anotherWordIsNotGuessedAt(_ word: String) {
    #expect(NearestName.of(word, among: names) == nil)
  }

  @Test func theFirstOfEquallyNearNamesIsTaken() {
    #expect(NearestName.of("bat", among: ["cat", "hat"]) == "cat")
  }
}
