/// A delegate to make and run.
struct DelegateSubject: Sendable, Hashable {
  enum Maker: Sendable, Hashable {
    /// A class of the sources, by its initialiser without arguments.
    case initializer(DelegateClass)
    /// An expression of the user.
    case expression(String)
  }

  let maker: Maker

  /// What it is called in the report.
  var name: String {
    switch maker {
    case .initializer(let delegate): delegate.name
    case .expression(let text): text
    }
  }

  /// The class it is known to be made of; nil where an expression decides.
  var delegate: DelegateClass? {
    switch maker {
    case .initializer(let delegate): delegate
    case .expression: nil
    }
  }
}
