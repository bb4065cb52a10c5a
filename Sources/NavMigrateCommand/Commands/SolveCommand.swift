/// `navmigrate solve`: constraint problems in, a line each, and their exact answers out, for
/// checking the solver from outside.
enum SolveCommand {
  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    guard invocation.operands.count == 1, let file = invocation.operands.first else {
      throw UsageProblem("solve needs one file of constraint problems, or '-'")
    }
    let isStandardInput = file.text == "-"
    let contents =
      isStandardInput
      ? SystemFile.standardInput.readAll() : FileContents.read(DiskPath(bytes: file.bytes))
    let name = isStandardInput ? "stdin" : file.text
    switch contents {
    case .success(let bytes):
      return answer(
        bytes, named: name, invocation.has(.ranges) ? .valuesAndRanges : .values, console)
    case .failure(let problem):
      console.error("cannot read '\(name)': \(problem.reason)")
      return .failed
    }
  }

  private static func answer(
    _ bytes: [UInt8], named name: String, _ question: LayoutAnswer.Question, _ console: Console
  ) -> ExitStatus {
    var status = ExitStatus.done
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 <= 0x20 }) {
      do {
        let problem = try LayoutProblem(try JSONReader.value(of: line))
        console.print(LayoutAnswer(to: problem, question).line + "\n")
      } catch let problem as JSONProblem {
        console.error("\(name):\(index + 1):\(problem.offset + 1): \(problem.reason)")
        status = .failed
      } catch let fault as LayoutProblem.Fault {
        console.error("\(name):\(index + 1): \(fault.reason)")
        status = .failed
      } catch {
        console.error("\(name):\(index + 1): \(error)")
        status = .failed
      }
    }
    return status
  }
}
