import LegacyScan
import NavSDK
import SourceText
import SwiftSource

/// A small project of damaged files, and the laws that hold of its tokens, outlines and findings.
struct ScanFuzzCase {
  let files: [SourceFile]

  /// The case of a number and seed, over texts that are whole.
  init(number: Int, seed: UInt64, texts: [[UInt8]]) {
    let random = SeededRandom(seed: seed &* 7_919 &+ UInt64(truncatingIfNeeded: number))
    var mutator = SourceMutator(texts: texts, random: random)
    let count = mutator.random.chance(80) ? 1 : 2 + mutator.random.roll(2)
    files = (0..<count).map { index in
      SourceFile(path: "Damaged\(index).swift", bytes: mutator.damaged())
    }
  }

  init(_ bytes: [UInt8]) { files = [SourceFile(path: "Damaged.swift", bytes: bytes)] }

  /// What does not hold of tokens, outlines and findings; empty if all is well.
  func broken() -> [String] { brokenText() + brokenFindings() }

  /// What does not hold of tokens and outlines.
  func brokenText() -> [String] {
    files.flatMap { brokenTokens($0.bytes) + brokenOutline($0.bytes) }
  }

  private func brokenFindings() -> [String] {
    var broken: [String] = []
    let result = MemoryCorpus(files).scan()
    for finding in result.findings {
      guard let file = files.first(where: { $0.path == finding.path }),
        finding.name.lowerBound >= 0, finding.name.upperBound <= file.bytes.count
      else {
        broken.append("\(finding.rule): a finding outside of its file")
        continue
      }
      let name = String(decoding: file.bytes[finding.name], as: UTF8.self).filter { $0 != "`" }
      // A conformance may be written with an alias of the protocol.
      if finding.rule == .accessoryViewConformance { continue }
      if !ScanFuzzCase.names.contains(name) { broken.append("\(finding.rule): found at '\(name)'") }
    }
    return broken
  }

  private func brokenTokens(_ bytes: [UInt8]) -> [String] {
    var end = 0
    for token in Lexer.tokens(of: bytes).tokens {
      if token.range.lowerBound != end { return ["a gap or overlap of tokens at \(end)"] }
      end = token.range.upperBound
    }
    return end == bytes.count ? [] : ["tokens end at \(end) of \(bytes.count)"]
  }

  private func brokenOutline(_ bytes: [UInt8]) -> [String] {
    let outline = Outline(of: bytes)
    let whole = 0...bytes.count
    let ranges =
      outline.declarations.map(\.range) + outline.expressions.map(\.range)
      + outline.scopes.map(\.range)
    let isInside = ranges.allSatisfy {
      whole.contains($0.lowerBound) && whole.contains($0.upperBound)
    }
    return isInside ? [] : ["the outline reaches out of the file"]
  }

  private static let names: Set<String> = Set(LegacyCatalogue.elements.flatMap(\.swiftNames))
}
