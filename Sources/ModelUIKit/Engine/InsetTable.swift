/// The insets that the rows of a problem were made with.
@MainActor
struct InsetTable {
  private struct Key: Hashable {
    var view: ObjectIdentifier
    var kind: UILayoutGuide.Kind
  }

  private struct Entry {
    let view: ItemReference<UIView>
    let kind: UILayoutGuide.Kind
    var insets: UIEdgeInsets
  }

  private var entries: [Entry] = []
  private var index: [Key: Int] = [:]

  /// The insets of a guide of a view: those of the last round, or those of its present frame.
  mutating func insets(_ kind: UILayoutGuide.Kind, of view: UIView) -> UIEdgeInsets {
    let key = Key(view: ObjectIdentifier(view), kind: kind)
    if let known = index[key] { return entries[known].insets }
    let insets = InsetResolver().insets(of: kind, in: view)
    index[key] = entries.count
    entries.append(Entry(view: ItemReference(view), kind: kind, insets: insets))
    return insets
  }

  /// Takes the insets that follow from other frames.
  /// - Returns: whether any of them changed.
  mutating func refresh(with resolver: InsetResolver) -> Bool {
    var isChanged = false
    for position in entries.indices {
      let entry = entries[position]
      let insets = resolver.insets(of: entry.kind, in: entry.view.item)
      guard !insets.isClose(to: entry.insets, tolerance: 1e-9) else { continue }
      entries[position].insets = insets
      isChanged = true
    }
    return isChanged
  }

  var isEmpty: Bool { entries.isEmpty }
}
