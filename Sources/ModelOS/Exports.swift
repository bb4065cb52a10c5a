/// Logging of Apple's platforms, for code that logs while it lays out. Nothing is kept or shown.
@_exported import Foundation
