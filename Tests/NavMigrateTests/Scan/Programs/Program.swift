/// A generated program: files of one module. All its names at file level end in its number, so that
/// many programs can be compiled as one module.
struct Program: Sendable {
  let number: Int
  let files: [ProgramFile]

  init(number: Int, seed: UInt64) {
    self.number = number
    var writer = ProgramWriter(
      number: number, dice: SeededRandom(seed: seed &* 1_000_003 &+ UInt64(number)))
    files = writer.write()
  }
}
