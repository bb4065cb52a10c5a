/// The Swift text that carries the sources of a module in the tool's own binary.
package enum GeneratedSource {
  /// A file that extends `ModelSources` by the constant `name`, the list of these files.
  package static func text(of files: [ModelSourceFile], constant name: String) -> String {
    var text = """
      // swift-format-ignore-file
      // Made from the sources it holds; CONTRIBUTING.md says how.

      extension ModelSources {
        static let \(name): [ModelSourceFile] = [

      """
    for file in files { text += "ModelSourceFile(\"\(file.path)\", \(literal(of: file.text))),\n" }
    return text + "  ]\n}\n"
  }

  /// A raw multi-line literal with more `#`s than stand in a row anywhere in the text.
  private static func literal(of text: String) -> String {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "#") ? run + 1 : 0
      longest = max(longest, run)
    }
    let pounds = String(repeating: "#", count: longest + 1)
    return "\(pounds)\"\"\"\n\(text)\n\"\"\"\(pounds)"
  }
}
