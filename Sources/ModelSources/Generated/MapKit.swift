// swift-format-ignore-file
// Made from the sources it holds; CONTRIBUTING.md says how.

extension ModelSources {
  static let modelMapKit: [ModelSourceFile] = [
ModelSourceFile("MapKit.swift", #"""
@_exported import CoreLocation
@_exported import UIKit

public struct MKMapRect: Sendable {
  public static let world = MKMapRect()
  public init() {}
}

open class MKMapView: UIView {
  open var visibleMapRect = MKMapRect()
  open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) {}
  open func setVisibleMapRect(_ rect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
  }
}

"""#),
  ]
}
