import LegacyScan
import SourceText

/// The file a baseline is kept in. Files in it are named from its folder.
struct BaselineFile: Sendable {
  let path: DiskPath
  private let directory: WorkingDirectory

  init(_ path: DiskPath, in directory: WorkingDirectory) {
    self.path = path
    self.directory = directory
  }

  /// What a file of the scan is called in the record.
  func name(of file: DiskPath) -> String {
    WorkingDirectory.relative(
      directory.absolute(file), to: directory.absolute(path).folder
    ).text
  }

  /// The path of a file that is called so in the record.
  func location(of name: String) -> DiskPath {
    directory.absolute(path.folder.appending(Array(name.utf8)))
  }

  func read() throws -> Baseline {
    switch FileContents.read(path) {
    case .failure(.noSuchFile):
      throw UsageProblem("there is no baseline '\(path.text)' yet; --update-baseline makes it")
    case .failure(let error):
      throw UsageProblem("cannot read the baseline '\(path.text)': \(error.reason)")
    case .success(let bytes):
      do {
        return try Baseline(JSONReader.value(of: bytes[...]))
      } catch let problem as JSONProblem {
        let place = LineTable(bytes).position(of: problem.offset)
        throw UsageProblem("\(path.text):\(place.line):\(place.column): \(problem.reason)")
      } catch let fault as Baseline.Fault {
        throw UsageProblem("'\(path.text)' is no baseline: \(fault.reason)")
      }
    }
  }

  /// The record, or an empty one if there is no file yet.
  func readIfThere() throws -> Baseline {
    if case .failure(let error) = FileStatus.of(path), error == .noSuchFile { return Baseline() }
    return try read()
  }

  func write(_ baseline: Baseline) throws {
    if let error = AtomicFile.write(baseline.text(), to: path) {
      throw UsageProblem("cannot write the baseline '\(path.text)': \(error.reason)")
    }
  }
}
