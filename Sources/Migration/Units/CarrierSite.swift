/// Where a carrier goes.
struct CarrierSite: Sendable, Hashable {
  let module: String
  /// The file of the module that it goes beside, or that it is in already.
  let path: String

  init(beside path: String) {
    module = ModuleFolder.name(of: path)
    self.path = path
  }
}
