import Foundation

/// The command line: the only room with a disk, an environment and an exit.
package enum Command {
  /// Runs the tool with the arguments after the program's name; returns the exit status.
  package static func run(_ arguments: [String]) -> Int32 {
    FileHandle.standardError.write(Data("navmigrate: no command given\n".utf8))
    return 2
  }
}
