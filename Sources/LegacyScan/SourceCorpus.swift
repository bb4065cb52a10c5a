import SourceText

/// The files of a scan, however they are stored. The scanner asks for text by the names it needs,
/// so that a big tree costs what reading it costs.
package protocol SourceCorpus: Sendable {
  /// The files handed out for no earlier call whose bytes hold at least one of `names` as a whole
  /// word, in path order.
  func files(containingAnyOf names: [String]) -> [SourceFile]
}
