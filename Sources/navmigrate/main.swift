import Foundation
import NavMigrateCommand

exit(Command.run(Array(CommandLine.arguments.dropFirst())))
