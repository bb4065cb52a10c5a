import SourceText

/// Reads the text of a configuration file. Its keys are those that flags name; a problem names the
/// file and the line.
struct ConfigurationReader {
  /// The name the file is reported under.
  let name: String
  let bytes: [UInt8]
  let flags: [Flag]

  /// The values by the names of their flags.
  func values() throws -> [String: [Argument]] {
    let value: JSONValue
    do {
      value = try JSONReader.value(of: bytes[...])
    } catch let problem {
      throw self.problem(at: problem.offset, problem.reason)
    }
    guard case .object(let members) = value else {
      throw problem(at: 0, "the configuration is to be an object")
    }
    var values: [String: [Argument]] = [:]
    for member in members {
      let flag = try flag(of: member)
      if values[flag.name] != nil {
        throw problem(at: member.offset, "'\(member.key)' is given twice")
      }
      values[flag.name] = try arguments(of: member, flag)
    }
    return values
  }

  private func flag(of member: JSONValue.Member) throws -> Flag {
    for flag in flags where flag.configurationKey == member.key { return flag }
    let hint = NearestName.hint(member.key, among: flags.compactMap(\.configurationKey))
    throw problem(at: member.offset, "unknown key '\(member.key)'\(hint)")
  }

  private func arguments(of member: JSONValue.Member, _ flag: Flag) throws -> [Argument] {
    let texts: [JSONValue]
    switch (flag.occurrence, member.value) {
    case (.list, .array(let elements)): texts = elements
    case (.list, _): throw problem(at: member.offset, "'\(member.key)' is a list of strings")
    case (.single, _): texts = [member.value]
    }
    return try texts.map { value in
      guard case .string(let text) = value else {
        let kind = flag.occurrence == .list ? "a list of strings" : "a string"
        throw problem(at: member.offset, "'\(member.key)' is \(kind)")
      }
      if let fault = flag.problem(with: text) {
        throw problem(at: member.offset, "'\(member.key)' \(fault)")
      }
      return Argument(text)
    }
  }

  private func problem(at offset: Int, _ message: String) -> UsageProblem {
    let place = LineTable(bytes).position(of: offset)
    return UsageProblem("\(name):\(place.line):\(place.column): \(message)")
  }
}
