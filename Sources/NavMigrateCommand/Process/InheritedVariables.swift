#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// The environment that a child takes over from this process.
enum InheritedVariables {
  /// Calls `body` with the environment of this process, in which each of `changes`
  /// (`NAME=VALUE`) is set.
  static func withChanges<R>(
    _ changes: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> R
  ) -> R {
    let names = changes.map { Array($0.utf8.prefix { $0 != UInt8(ascii: "=") }) }
    let kept = all().filter { variable in
      !names.contains { name in
        strncmp(variable, String(decoding: name, as: UTF8.self) + "=", name.count + 1) == 0
      }
    }
    let added = changes.map { strdup($0) }
    defer { for variable in added { free(variable) } }
    return body(kept.map { Optional($0) } + added + [nil])
  }

  private static func all() -> [UnsafeMutablePointer<CChar>] {
    #if canImport(Darwin)
      let list = _NSGetEnviron().pointee
    #else
      let list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    guard let list else { return [] }
    var variables: [UnsafeMutablePointer<CChar>] = []
    while let variable = list[variables.count] { variables.append(variable) }
    return variables
  }
}
