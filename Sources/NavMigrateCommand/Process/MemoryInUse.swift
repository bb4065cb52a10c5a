#if canImport(Darwin)
  import Darwin
#endif

/// How much memory another process has in use.
enum MemoryInUse {
  /// In bytes; nil where the system itself keeps the limit or does not say.
  static func of(_ process: Int32) -> Int? {
    #if canImport(Darwin)
      var info = rusage_info_v2()
      let status = withUnsafeMutablePointer(to: &info) { pointer in
        pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(process, RUSAGE_INFO_V2, $0)
        }
      }
      return status == 0 ? Int(clamping: info.ri_phys_footprint) : nil
    #else
      return nil
    #endif
  }
}
