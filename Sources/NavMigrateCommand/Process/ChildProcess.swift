import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program run as a child, with its output caught and its limits kept.
///
/// The child leads a process group of its own. When it ends, and when it has to be ended, what is
/// left of the group is killed.
struct ChildProcess {
  /// The program and its arguments; a program without `/` is looked for in `PATH`.
  let command: [String]
  /// `NAME=VALUE`, set in addition to what this process has.
  var variables: [String] = []
  /// Where it runs; nil for the working directory.
  var folder: DiskPath?
  var limits = ProcessLimits.none
  /// A signal that asks the child to say where it is, sent before one that ran too long is killed.
  var questionSignal: Int32?

  /// One child at a time is started, so that none inherits another's pipes.
  private static let starting = DispatchQueue(label: "navmigrate.children")

  /// Starts the program and waits for its end.
  func run() -> Result<ProcessOutcome, SystemError> {
    let time = ProcessEnvironment.now()
    return Self.starting.sync { start() }.map { child in
      defer {
        child.output.closeReadEnd()
        child.errors.closeReadEnd()
        Interruption.ended(child.process)
      }
      var watch = ProcessWatch(
        process: child.process, start: time, output: child.output.readEnd,
        errors: child.errors.readEnd, limits: limits, questionSignal: questionSignal)
      return watch.outcome()
    }
  }

  private typealias Started = (process: pid_t, output: ChildPipe, errors: ChildPipe)

  private func start() -> Result<Started, SystemError> {
    guard let output = ChildPipe() else { return .failure(.last) }
    defer { output.closeWriteEnd() }
    guard let errors = ChildPipe() else {
      let error = SystemError.last
      output.closeReadEnd()
      return .failure(error)
    }
    defer { errors.closeWriteEnd() }
    let started = spawn(output: output.writeEnd, errors: errors.writeEnd)
    if case .failure = started {
      output.closeReadEnd()
      errors.closeReadEnd()
    }
    return started.map { ($0, output, errors) }
  }

  private func spawn(output: Int32, errors: Int32) -> Result<pid_t, SystemError> {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var heeded = sigset_t()
    sigemptyset(&heeded)
    for signal in Interruption.signals + [SIGPIPE] { sigaddset(&heeded, signal) }
    posix_spawnattr_setsigdefault(&attributes, &heeded)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
    var process: pid_t = 0
    let words = shellCommand
    let code = withCStrings(words) { arguments in
      InheritedVariables.withChanges(variables) { environment in
        posix_spawn(&process, words[0], &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { return .failure(SystemError(code: code)) }
    Interruption.started(process)
    return .success(process)
  }

  /// A shell sets limits and folder, then becomes the program. It exits with 127 where there is no
  /// such program.
  private var shellCommand: [String] {
    let script = """
      ulimit -c 0 2>/dev/null
      [ -z "$1" ] || cd "$1" || exit 127
      [ -z "$2" ] || ulimit -v "$2" 2>/dev/null
      [ -z "$3" ] || ulimit -t "$3" 2>/dev/null
      shift 3
      exec "$@"
      """
    let memory = limits.memory.map { String(max(1, $0 / 1024)) } ?? ""
    // A last resort, should nobody be left to look at the clock.
    let seconds = limits.milliseconds.map { String(max(1, $0 / 500)) } ?? ""
    let place = folder.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    return ["/bin/sh", "-c", script, "navmigrate", place, memory, seconds] + command
  }
}

/// Calls `body` with a null-terminated array of C strings.
private func withCStrings<R>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> R
) -> R {
  let copies = texts.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
