/// A view or a guide that an engine speaks of without keeping it alive.
///
/// It is in the hierarchy of the engine: leaving it drops the problem that holds the reference.
struct ItemReference<Item: AnyObject> {
  unowned let item: Item

  init(_ item: Item) { self.item = item }
}
