import Foundation
import Testing

/// Files that are read in several pieces.
@Suite struct LargeFileTests {
  private let scratch: Scratch
  private static let piece = 1 << 18

  init() throws { scratch = try Scratch() }

  @Test func aNameAcrossTheSeamOfTwoPiecesIsFound() throws {
    // No other name that a scan begins with stands in the files.
    let start = "func lay(m: Board) {"
    try scratch.write("import GoogleNavigation\nclass Board: GMSMapView {}\n", to: "App/B.swift")
    let end = "m.padding = .zero }\n"
    let shifts = [-9, -8, -7, -4, -1, 0, 1]
    for shift in shifts {
      // The name begins `shift` bytes from the seam.
      let blanks = Self.piece + shift - 2 - start.utf8.count
      let text = start + String(repeating: " ", count: blanks) + end
      try scratch.write(text, to: "App/\(shift + 10).swift")
    }
    let json = try ScanJSON(try scratch.run("scan", "--format", "json"))
    #expect(json.findings.map(\.offset).sorted() == shifts.map { Self.piece + $0 })
  }

  @Test func aNameInAnotherLanguageIsNamedOnce() throws {
    let filler = String(repeating: "x = y;\n", count: 60_000)
    try scratch.write(filler + "s.navigationHeaderEnabled = NO;\n" + filler, to: "A.m")
    let json = try ScanJSON(try scratch.run("scan", "--format", "json"))
    #expect(json.files.notAnalysed.map(\.names) == [["navigationHeaderEnabled"]])
  }

  @Test func aLineOfMegabytesIsCutAroundTheUse() throws {
    let filler = String(repeating: "x", count: 1_000_000)
    let text = DriveSource.use("print(\"\(filler)\"); mapView.padding = .zero // \(filler)")
    try scratch.write(text, to: "A.swift")
    let run = try scratch.run("scan")
    #expect(run.status == 1)
    #expect(run.output.count < 4_000)
    #expect(run.text.contains("6 | …xxx"))
  }
}
