/// A drawing of where everything is on a screen, as SVG: for one layout, or for two side by side.
///
/// Lengths are points of the screen. Every box has a number; the list beside the screen says what
/// it is, where and how large. What is wrong is red, a difference that is accepted amber.
public struct Wireframe: Equatable, Sendable {
  public enum Kind: String, Sendable, Codable {
    case viewport
    /// A view of the SDK.
    case sdk
    /// A view of the app that shows something.
    case own
    /// A view that only holds others.
    case container
  }

  /// What is said of a box, the worse the later.
  public enum Mark: Int, Sendable, Comparable {
    case plain
    /// Part of a difference that has a name.
    case accepted
    /// Part of a fault, or of a difference.
    case wrong

    public static func < (left: Mark, right: Mark) -> Bool { left.rawValue < right.rawValue }
  }

  /// Something on the screen.
  public struct Box: Equatable, Sendable {
    public var name: String
    /// x, y, width, height in the map's coordinates.
    public var frame: [Double]
    public var kind: Kind
    public var mark: Mark

    public init(name: String, frame: [Double], kind: Kind, mark: Mark = .plain) {
      self.name = name
      self.frame = frame.count == 4 ? frame : [0, 0, 0, 0]
      self.kind = kind
      self.mark = mark
    }
  }

  /// One layout of the screen.
  public struct Panel: Equatable, Sendable {
    /// What the layout is, where there are two.
    public var caption: String
    /// In the order of drawing.
    public var boxes: [Box]

    public init(caption: String = "", boxes: [Box]) {
      self.caption = caption
      self.boxes = boxes
    }
  }

  /// A line below the screen.
  public struct Note: Equatable, Sendable {
    /// The rule or kind, set off from the text.
    public var label: String
    public var text: String
    public var mark: Mark

    public init(label: String, text: String, mark: Mark = .plain) {
      self.label = label
      self.text = text
      self.mark = mark
    }
  }

  public var title: String
  public var subtitle: String
  public var screen: ScreenShape
  public var panels: [Panel]
  public var notes: [Note]

  public init(
    title: String, subtitle: String, screen: ScreenShape, panels: [Panel], notes: [Note] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.screen = screen
    self.panels = panels
    self.notes = notes
  }

  /// The drawing as the text of an SVG file.
  public var svg: String { WireframeDrawing(self).text() }
}
