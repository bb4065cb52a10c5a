import Foundation

// `print FILE...` prints the compiler's tokens as `navmigrate tokens` prints its own;
// `compare TOOL [OPTION] PATH...` runs both over many files.
let arguments = Array(CommandLine.arguments.dropFirst())
var status: Int32 = 2
switch arguments.first {
case "print": status = printTokens(of: Array(arguments.dropFirst()))
case "compare" where arguments.count > 2:
  do {
    let comparison = try Comparison(tool: arguments[1], Array(arguments.dropFirst(2)))
    status = try comparison.run()
  } catch {
    complain("\(error)")
  }
default: complain("'print' or 'compare' expected")
}
exit(status)

func complain(_ message: String) {
  FileHandle.standardError.write(Data("tokens: \(message)\n".utf8))
}
