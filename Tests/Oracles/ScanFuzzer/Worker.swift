import Foundation

/// Runs cases one after the other in this process, and leaves the number of the present one in a file
/// for whoever sees the process die.
struct Worker {
  /// A case that takes longer is a hang.
  static let secondsAllowed: UInt32 = 20

  /// Of as many cases one is scanned; all are read.
  static let casesAScan = 5

  let seed: UInt64
  let texts: [[UInt8]]
  let note: Int32

  /// The slowest case in nanoseconds a byte, of those that take a while.
  private(set) var slowest: (number: Int, pace: Double, time: Double) = (0, 0, 0)
  private(set) var failures = 0

  init(seed: UInt64, texts: [[UInt8]], note path: String) {
    self.seed = seed
    self.texts = texts
    note = open(path, O_WRONLY | O_CREAT, 0o644)
  }

  mutating func run(_ numbers: [Int]) {
    for number in numbers {
      var text = Array("\(number)\n          ".utf8.prefix(12))
      _ = pwrite(note, &text, text.count, 0)
      alarm(Worker.secondsAllowed)
      run(number)
      if number % 2_000 == 1_999 { checkGrowth(number) }
    }
    alarm(0)
  }

  private mutating func run(_ number: Int) {
    let fuzzed = ScanFuzzCase(number: number, seed: seed, texts: texts)
    let start = DispatchTime.now().uptimeNanoseconds
    // A scan costs some twenty times as much as the reading.
    let broken = number % Worker.casesAScan == 0 ? fuzzed.broken() : fuzzed.brokenText()
    let time = Double(DispatchTime.now().uptimeNanoseconds - start)
    for line in broken { report(number, line) }
    let size = fuzzed.files.reduce(0) { $0 + $1.bytes.count }
    let pace = time / Double(max(size, 1))
    if time > slowest.time { slowest = (number, pace, time) }
  }

  /// Something at random, many times over and four times as often.
  private mutating func checkGrowth(_ number: Int) {
    let random = SeededRandom(seed: seed &+ UInt64(truncatingIfNeeded: number) &* 31)
    var mutator = SourceMutator(texts: texts, random: random)
    let piece = Array(mutator.damaged().prefix(40 + mutator.random.roll(400)))
    let before = mutator.random.chance(50) ? mutator.random.pick(texts) : []
    let (few, many) = (time(before, piece, 150), time(before, piece, 600))
    // Four times the text may take four times as long, and as much again for chance.
    guard many > 10 * few, many > 2e8 else { return }
    guard time(before, piece, 600) > 9 * time(before, piece, 150) else { return }
    report(number, "four times the text took \(Int(many / few)) times as long")
    try? Data(piece).write(
      to: FileManager.default.temporaryDirectory.appendingPathComponent("growth-\(number).swift"))
  }

  private func time(_ before: [UInt8], _ piece: [UInt8], _ count: Int) -> Double {
    let bytes = before + repeatElement(piece, count: count).joined()
    let start = DispatchTime.now().uptimeNanoseconds
    _ = ScanFuzzCase(bytes).broken()
    return Double(DispatchTime.now().uptimeNanoseconds - start)
  }

  private mutating func report(_ number: Int, _ text: String) {
    failures += 1
    print("case \(number) of seed \(seed): \(text)")
  }
}
