/// Something drawn on the map, not on the screen: it takes no part in layout.
@preconcurrency @MainActor
open class GMSOverlay: NSObject {
  public nonisolated override init() {
    super.init()
  }

  open var title: String?
  open weak var map: GMSMapView?
  open var isTappable = false
  open var zIndex: Int32 = 0
  open var userData: Any?
}

@preconcurrency @MainActor
open class GMSMarker: GMSOverlay {
  open var position = CLLocationCoordinate2D()
  open var snippet: String?
  open var icon: UIImage?
  open var iconView: UIView?
  open var groundAnchor = CGPoint(x: 0.5, y: 1)
  open var infoWindowAnchor = CGPoint(x: 0.5, y: 0)
  open var rotation: CLLocationDegrees = 0
  open var opacity: Float = 1
  open var isFlat = false
  open var isDraggable = false
  open var tracksViewChanges = true

  public convenience init(position: CLLocationCoordinate2D) {
    self.init()
    self.position = position
  }

  public class func markerImage(with color: UIColor?) -> UIImage { UIImage() }
}

@preconcurrency @MainActor
open class GMSPolyline: GMSOverlay {
  open var path: GMSPath?
  open var strokeWidth: CGFloat = 1
  open var strokeColor: UIColor = .systemBlue
  open var geodesic = false

  public convenience init(path: GMSPath?) {
    self.init()
    self.path = path
  }
}

@preconcurrency @MainActor
open class GMSPolygon: GMSOverlay {
  open var path: GMSPath?
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var strokeWidth: CGFloat = 1

  public convenience init(path: GMSPath?) {
    self.init()
    self.path = path
  }
}

@preconcurrency @MainActor
open class GMSCircle: GMSOverlay {
  open var position = CLLocationCoordinate2D()
  open var radius: CLLocationDistance = 0
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var strokeWidth: CGFloat = 1

  public convenience init(position: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.init()
    self.position = position
    self.radius = radius
  }
}
