/// Something an app did to a view of the SDK that apps must leave alone.
public struct ViewIntrusion: Hashable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    /// `subviews`, `sublayers`, `gestureRecognizers` were read.
    case read
    /// A subview, layer or gesture recognizer was added, moved or taken away.
    case changed
    /// `isHidden` was set on a view that a hiding stack manages.
    case hidManaged
  }

  public let kind: Kind
  /// The name of the view in reports.
  public let view: String
  /// The member that was used.
  public let member: String
  /// The delegate's method that did it; nil outside of one.
  public let callback: LayoutCallback?
}

/// Notes what an app does to views of the SDK, while the app's code runs.
@MainActor
public final class ViewWatch {
  public static let shared = ViewWatch()

  /// In order, each once.
  public private(set) var intrusions: [ViewIntrusion] = []
  private var known: Set<ViewIntrusion> = []
  private var depth = 0
  /// The delegate's method that runs now.
  var callback: LayoutCallback?

  private init() {}

  func reset() {
    intrusions = []
    known = []
    callback = nil
  }

  /// Runs code of the app.
  public func watching<Result>(_ body: () throws -> Result) rethrows -> Result {
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  /// Runs code of the model that the app's code called.
  func pausing<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = depth
    depth = 0
    defer { depth = outer }
    return try body()
  }

  func note(_ kind: ViewIntrusion.Kind, _ view: String, _ member: String) {
    guard depth > 0 else { return }
    let intrusion = ViewIntrusion(kind: kind, view: view, member: member, callback: callback)
    if known.insert(intrusion).inserted { intrusions.append(intrusion) }
  }
}
