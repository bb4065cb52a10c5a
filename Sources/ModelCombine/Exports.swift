/// The part of Combine that carries values to layout code. Values arrive at once; `receive(on:)`
/// the main queue waits for its next turn; time stands still, so what is delayed is not.
@_exported import Foundation
