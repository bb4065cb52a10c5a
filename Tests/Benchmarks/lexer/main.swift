import Foundation

// Reads the Swift files of folders, then lexes all of them again and again, and prints for each
// round the processor time it took. Nothing is read from the disk while the clock runs.
let paths = Array(CommandLine.arguments.dropFirst())
var files: [[UInt8]] = []
for path in paths {
  let names = FileManager.default.enumerator(atPath: path)
  while let name = names?.nextObject() as? String {
    guard name.hasSuffix(".swift") || name.hasSuffix(".swiftinterface") else { continue }
    if let data = FileManager.default.contents(atPath: path + "/" + name) {
      files.append([UInt8](data))
    }
  }
}
let bytes = files.reduce(0) { $0 + $1.count }
guard bytes > 0 else {
  print("no Swift files in \(paths)")
  exit(2)
}
print("\(files.count) files, \(bytes) bytes")
var speeds: [Double] = []
for _ in 0..<9 {
  let start = clock()
  var tokens = 0
  for file in files { tokens += Lexer.tokens(of: file).tokens.count }
  let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
  speeds.append(Double(bytes) / seconds / 1e6)
  let rate = seconds * 1e9 / Double(tokens)
  print(
    String(
      format: "%d tokens in %.4f s: %.0f MB/s, %.1f ns a token", tokens, seconds,
      speeds[speeds.count - 1], rate))
}
print(String(format: "median: %.0f MB/s on one core", speeds.sorted()[speeds.count / 2]))
