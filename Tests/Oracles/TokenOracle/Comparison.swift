import Foundation

struct OracleError: Error, CustomStringConvertible {
  let description: String
}

/// Runs the tool and this program's `print` over many files and compares what they print.
struct Comparison {
  let tool: String
  private var jobs = ProcessInfo.processInfo.activeProcessorCount
  private var listsSplits = false
  private var readsLiterals = false
  private var paths: [String] = []

  init(tool: String, _ arguments: [String]) throws {
    self.tool = tool
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--literals": readsLiterals = true
      case "--list-splits": listsSplits = true
      case "--jobs":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else {
          throw OracleError(description: "--jobs needs a number")
        }
        jobs = count
      case _ where argument.hasPrefix("--"):
        throw OracleError(description: "no option '\(argument)'")
      default: paths.append(argument)
      }
    }
  }

  /// 0 if all files agree, 1 if some differ, 2 if some could not be compared.
  func run() throws -> Int32 {
    var files = try swiftFiles(in: paths)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("token-literals-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    if readsLiterals { files = try writeLiterals(of: files, to: folder) }
    let tally = Tally()
    let chunks = stride(from: 0, to: files.count, by: 64).map {
      Array(files[$0..<min($0 + 64, files.count)])
    }
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = jobs
    for chunk in chunks {
      queue.addOperation { compare(chunk, tally) }
    }
    queue.waitUntilAllOperationsAreFinished()
    let counts = tally.counts
    print(
      "\(files.count) files: \(counts.equal) equal, \(counts.split) with operators split otherwise,"
        + " \(counts.different) different, \(counts.failed) not compared")
    return counts.failed > 0 ? 2 : counts.different > 0 ? 1 : 0
  }

  private func compare(_ files: [String], _ tally: Tally) {
    let expected = listings(CommandLine.arguments[0], "print", files)
    let actual = listings(tool, "tokens", files)
    for file in files {
      guard let expected = expected[file], let actual = actual[file],
        let contents = FileManager.default.contents(atPath: file)
      else {
        let side = expected[file] == nil ? "the compiler's parser" : "the tool"
        tally.add(.failed, ["\(file): \(side) printed nothing"])
        continue
      }
      let differences =
        Difference.all(expected, actual) + Difference.kinds(expected, actual)
      let text = SourceLines(path: file, bytes: [UInt8](contents))
      let open = differences.filter { !$0.isOperatorSplit(text) }
      let shown = listsSplits ? differences : open
      let outcome: Tally.Outcome =
        differences.isEmpty ? .equal : open.isEmpty ? .split : .different
      tally.add(outcome, shown.prefix(20).map { $0.description(text) })
    }
  }

  /// What a program prints for files; where one makes it crash, the others are asked for alone.
  private func listings(
    _ program: String, _ command: String, _ files: [String]
  ) -> [String: [OracleToken]] {
    var listings = listing(program, [command] + files)
    let missing = files.filter { listings[$0] == nil }
    if missing.count > 1 {
      for file in missing { listings.merge(listing(program, [command, file])) { $1 } }
    }
    return listings
  }

  private func listing(_ program: String, _ arguments: [String]) -> [String: [OracleToken]] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [:] }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return OracleToken.read(data)
  }
}

/// Every Swift file among paths and in folders, sorted, without symbolic links.
private func swiftFiles(in paths: [String]) throws -> [String] {
  var files: [String] = []
  for path in paths {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw OracleError(description: "nothing at '\(path)'")
    }
    guard isFolder.boolValue else {
      files.append(path)
      continue
    }
    let entries = FileManager.default.enumerator(
      at: URL(fileURLWithPath: path), includingPropertiesForKeys: [.isRegularFileKey])
    while let entry = entries?.nextObject() as? URL {
      guard ["swift", "swiftinterface"].contains(entry.pathExtension),
        (try? entry.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
      else { continue }
      files.append(entry.path)
    }
  }
  return files.sorted()
}
