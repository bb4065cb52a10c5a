/// Runs layouts of navigation through states on many screens, and says what came out.
///
/// A `Scenario` is a screen, a reading direction, a width mode, sizes and a script of states. The
/// `ScenarioPlayer` plays one on a map; `ScenarioRunner` plays a `ScenarioMatrix` with a layout
/// delegate and records frames and faults; `Wireframe` draws them. The virtual clock is settled
/// after every step, so a recorded frame is a frame at rest.
@_exported import ModelGoogleNavigation
