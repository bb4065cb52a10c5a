import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What happens when the user interrupts the tool: its children lead groups of their own, so the
/// terminal does not reach them.
enum Interruption {
  static let signals: [Int32] = [SIGINT, SIGTERM, SIGHUP]

  private static let list = RunningChildren()

  /// From now on a signal that ends this process ends its children and removes its temporary
  /// folders first.
  static func endChildrenToo() { list.watch() }

  static func started(_ group: Int32) { list.change { $0.groups.insert(group) } }
  static func ended(_ group: Int32) { list.change { $0.groups.remove(group) } }
  static func made(_ folder: DiskPath) { list.change { $0.folders.insert(folder) } }
  static func removed(_ folder: DiskPath) { list.change { $0.folders.remove(folder) } }
}

/// The process groups that are running, and the folders to remove.
private final class RunningChildren: @unchecked Sendable {
  struct Contents {
    var groups: Set<Int32> = []
    var folders: Set<DiskPath> = []
  }

  private let queue = DispatchQueue(label: "navmigrate.interruption")
  // All below is touched on `queue` only.
  private var contents = Contents()
  private var sources: [any DispatchSourceSignal] = []

  func change(_ body: (inout Contents) -> Void) { queue.sync { body(&contents) } }

  func watch() {
    queue.sync {
      guard sources.isEmpty else { return }
      for signal in Interruption.signals {
        ignore(signal)
        let source = DispatchSource.makeSignalSource(signal: signal, queue: queue)
        source.setEventHandler { [weak self] in self?.end(signal) }
        source.resume()
        sources.append(source)
      }
    }
  }

  private func end(_ signal: Int32) {
    for group in contents.groups { kill(-group, SIGKILL) }
    for folder in contents.folders { FolderTree.remove(folder) }
    takeDefault(signal)
    kill(getpid(), signal)
  }
}

private func ignore(_ number: Int32) { _ = signal(number, SIG_IGN) }

private func takeDefault(_ number: Int32) { _ = signal(number, SIG_DFL) }
