import Foundation

/// Usage: `fuzzer run COUNT SEED JOBS FOLDER`, `fuzzer case NUMBER SEED FOLDER`,
/// `fuzzer work FIRST LIMIT STEP SEED NOTE FOLDER`. FOLDER holds the whole texts.
func texts(in folder: String) -> [[UInt8]] {
  let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
    FileManager.default.contents(atPath: folder + "/" + path).map { Array($0) }
  }
}

func number(_ position: Int) -> Int {
  let arguments = CommandLine.arguments
  guard position < arguments.count, let value = Int(arguments[position]) else {
    print("a number is missing")
    exit(2)
  }
  return value
}

let arguments = CommandLine.arguments
guard arguments.count > 4, let folder = arguments.last else {
  print("fuzzer: arguments are missing")
  exit(2)
}
switch arguments[1] {
case "work":
  var worker = Worker(
    seed: UInt64(number(5)), texts: texts(in: folder), note: arguments[6])
  worker.run(Array(stride(from: number(2), to: number(3), by: number(4))))
  let slowest = worker.slowest
  print(
    "slowest: case \(slowest.number), \(Int(slowest.time / 1e6)) ms, \(Int(slowest.pace)) ns a byte"
  )
  exit(worker.failures == 0 ? 0 : 1)
case "case":
  let fuzzed = ScanFuzzCase(number: number(2), seed: UInt64(number(3)), texts: texts(in: folder))
  for file in fuzzed.files {
    FileHandle.standardOutput.write(Data("// \(file.path)\n".utf8) + Data(file.bytes))
  }
default:
  exit(Supervisor(seed: number(3), jobs: number(4), folder: folder).run(number(2)) ? 0 : 1)
}
