/// The part of UIKit that layout code uses, on a real constraint solver, without UIKit.
///
/// User source compiles against this module unmodified, under the name `UIKit`. Public names are
/// those of UIKit and behave as table "UIKit model" of ARCHITECTURE.md says; what only the model
/// has is reached through `LayoutModel` and the property `layoutModel` of views, guides and
/// constraints, so that nothing else can clash with a name of the app.
@_exported import Foundation

#if canImport(QuartzCore)
  @_exported import QuartzCore
#endif
