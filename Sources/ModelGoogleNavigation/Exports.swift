/// The part of the Navigation SDK that decides what is where on a map, without the SDK.
///
/// User source compiles against this module unmodified, under the name `GoogleNavigation`. Its map
/// view has both layouts: without a layout delegate it lays out its own slots by the rules of
/// `LegacyRule`, with one it calls the delegate through the states of navigation. Both run on the
/// views and the solver of `ModelUIKit`. Numbers the SDK does not publish are `NavigationMetrics`
/// and `LegacyMetrics`; open questions are `NavigationAssumption`. What only the model has is
/// reached through `SDKModel` and the property `sdkModel` of a map view.
@_exported import ModelUIKit

#if canImport(CoreLocation)
  @_exported import CoreLocation
#endif
