/// A row or a column of views as a visual format describes it.
struct VisualFormat: Equatable {
  /// What is in the row.
  enum Element: Equatable {
    case superview
    case view(String, [Predicate])
  }

  /// What is between two elements.
  enum Connection: Equatable {
    case flush
    case standard
    case distances([Predicate])
  }

  /// A demand on a length.
  struct Predicate: Equatable {
    var relation: NSLayoutConstraint.Relation
    var value: Value
    var priority: Value?
  }

  /// A number, or the name of a metric or a view with what is done to it.
  enum Value: Equatable {
    case number(Double)
    case name(String, multiplier: Double, constant: Double)
  }

  var axis: NSLayoutConstraint.Axis
  var elements: [Element]
  /// One fewer than elements.
  var connections: [Connection]
}

/// Why a visual format cannot be read or used.
struct VisualFormatError: Error {
  let reason: String
}
