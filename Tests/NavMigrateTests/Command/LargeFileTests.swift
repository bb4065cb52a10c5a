import Foundation
import Testing

/// Files that are read in several pieces.
@Suite struct LargeFileTests {
  private let scratch: Scratch
  private static let piece = 1 << 18

  init() throws { scratch = try Scratch() }

  @Test func aNameAcrossTheSeamOfTwoPiecesIsFound() throws {
    let name = "navigationHeaderEnabled"
    for shift in -26...2 {
      // The name begins `shift` bytes from the seam.
      let blanks = String(repeating: " ", count: Self.piece + shift)
      try scratch.write(blanks + name + " = NO;\n", to: "\(shift + 50).m")
      try scratch.write(blanks + name + "X = NO;\n", to: "\(shift + 50)X.m")
      try scratch.write(blanks + "X" + name + " = NO;\n", to: "X\(shift + 50).m")
    }
    let json = try ScanJSON(try scratch.run("scan", "--format", "json"))
    #expect(json.files.notAnalysed.map(\.file) == (-26...2).map { "\($0 + 50).m" })
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
