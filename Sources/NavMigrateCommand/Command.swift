/// The command line: the only room with a disk, an environment and an exit.
package enum Command {
  /// Runs the tool with the arguments of the process and ends the process.
  package static func main() -> Never {
    let environment = ProcessEnvironment.current()
    let console = Console(environment: environment)
    let status = run(environment.arguments, console)
    ProcessEnvironment.exit(status)
  }

  private static func run(_ arguments: [Argument], _ console: Console) -> ExitStatus {
    var status: ExitStatus
    do {
      status = try dispatch(arguments, console)
    } catch let problem as UsageProblem {
      console.error(problem.message)
      status = .failed
    } catch {
      console.error("\(error)")
      status = .failed
    }
    console.flush()
    if let problem = console.outputProblem {
      console.error("cannot write the output: \(problem.reason)")
      status = .failed
    }
    return status
  }

  private static func dispatch(_ arguments: [Argument], _ console: Console) throws -> ExitStatus {
    guard let first = arguments.first else {
      console.printToStandardError(HelpText.general(Subcommand.all))
      return .failed
    }
    let rest = Array(arguments.dropFirst())
    switch first.text {
    case "-h", Flag.help.spelling, "help":
      return try help(rest, console)
    case "-V", Flag.version.spelling:
      console.print(Version.line + "\n")
      return .done
    default:
      let invocation = try Invocation(try command(named: first.text), rest)
      if invocation.has(.help) {
        console.print(HelpText.of(invocation.command))
        return .done
      }
      return try invocation.command.run(invocation, console)
    }
  }

  private static func help(_ names: [Argument], _ console: Console) throws -> ExitStatus {
    guard let name = names.first else {
      console.print(HelpText.general(Subcommand.all))
      return .done
    }
    console.print(HelpText.of(try command(named: name.text)))
    return .done
  }

  private static func command(named name: String) throws -> Subcommand {
    let commands = Subcommand.all
    for command in commands where command.name == name { return command }
    if name.hasPrefix("-") {
      let flags = [Flag.help, Flag.version].map(\.spelling)
      throw UsageProblem("unknown flag '\(name)'\(NearestName.hint(name, among: flags))")
    }
    let names = commands.filter { $0.visibility == .listed }.map(\.name) + ["help"]
    throw UsageProblem("unknown command '\(name)'\(NearestName.hint(name, among: names))")
  }
}
