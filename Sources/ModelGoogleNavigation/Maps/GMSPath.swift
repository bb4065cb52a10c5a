/// A line of coordinates.
open class GMSPath: NSObject {
  fileprivate var coordinates: [CLLocationCoordinate2D] = []

  public override init() {
    super.init()
  }

  public init(path: GMSPath) {
    coordinates = path.coordinates
    super.init()
  }

  open func count() -> UInt { UInt(coordinates.count) }

  open func coordinate(at index: UInt) -> CLLocationCoordinate2D {
    guard let index = Int(exactly: index), coordinates.indices.contains(index) else {
      return kCLLocationCoordinate2DInvalid
    }
    return coordinates[index]
  }
}

open class GMSMutablePath: GMSPath {
  open func add(_ coord: CLLocationCoordinate2D) { coordinates.append(coord) }

  open func addLatitude(_ latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    add(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
  }

  open func removeLastCoordinate() {
    _ = coordinates.popLast()
  }

  open func removeAllCoordinates() { coordinates = [] }
}

/// The smallest box around coordinates.
open class GMSCoordinateBounds: NSObject {
  private let corners: (low: CLLocationCoordinate2D, high: CLLocationCoordinate2D)?

  private init(corners: (low: CLLocationCoordinate2D, high: CLLocationCoordinate2D)?) {
    self.corners = corners
    super.init()
  }

  public override convenience init() {
    self.init(corners: nil)
  }

  public convenience init(
    coordinate coord1: CLLocationCoordinate2D, coordinate coord2: CLLocationCoordinate2D
  ) {
    self.init(corners: Self.box(around: [coord1, coord2]))
  }

  public convenience init(path: GMSPath) {
    self.init(corners: Self.box(around: path.coordinates))
  }

  open var northEast: CLLocationCoordinate2D { corners?.high ?? kCLLocationCoordinate2DInvalid }
  open var southWest: CLLocationCoordinate2D { corners?.low ?? kCLLocationCoordinate2DInvalid }
  open var isValid: Bool { corners != nil }

  open func includingCoordinate(_ coordinate: CLLocationCoordinate2D) -> GMSCoordinateBounds {
    GMSCoordinateBounds(corners: Self.box(around: ends + [coordinate]))
  }

  open func includingPath(_ path: GMSPath) -> GMSCoordinateBounds {
    GMSCoordinateBounds(corners: Self.box(around: ends + path.coordinates))
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    guard let corners else { return false }
    return (corners.low.latitude...corners.high.latitude).contains(coordinate.latitude)
      && (corners.low.longitude...corners.high.longitude).contains(coordinate.longitude)
  }

  private var ends: [CLLocationCoordinate2D] { corners.map { [$0.low, $0.high] } ?? [] }

  private static func box(
    around coordinates: [CLLocationCoordinate2D]
  ) -> (low: CLLocationCoordinate2D, high: CLLocationCoordinate2D)? {
    guard let first = coordinates.first else { return nil }
    var (low, high) = (first, first)
    for coordinate in coordinates.dropFirst() {
      low.latitude = min(low.latitude, coordinate.latitude)
      low.longitude = min(low.longitude, coordinate.longitude)
      high.latitude = max(high.latitude, coordinate.latitude)
      high.longitude = max(high.longitude, coordinate.longitude)
    }
    return (low, high)
  }
}
