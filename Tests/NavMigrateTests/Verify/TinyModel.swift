import Foundation
import ModelSources

@testable import NavMigrateCommand

/// A model of a few lines: what the tool needs around a delegate, and no layout. It is compiled in
/// a moment; the real one is tried in `RealModelTests`.
enum TinyModel {
  static let modules: [ModelModule] = [
    ModelModule(
      name: "ModelUIKit", importName: "UIKit", files: [ModelSourceFile("UIKit.swift", kit)]),
    ModelModule(
      name: "ModelGoogleNavigation", importName: "GoogleNavigation", imports: ["ModelUIKit"],
      files: [ModelSourceFile("Navigation.swift", navigation)]),
    ModelModule(
      name: "Scenarios", imports: ["ModelUIKit", "ModelGoogleNavigation"],
      files: [ModelSourceFile("Scenarios.swift", scenarios)]),
    ModelModule(
      name: "ModelExtra", importName: "Extra", imports: ["ModelUIKit"], importStyle: .importNames,
      files: [
        ModelSourceFile("Extra.swift", "import UIKit\npublic class ExtraView: UIView {}\n")
      ]),
  ]

  private static let kit = """
    @_exported import Foundation

    @MainActor open class UIView: NSObject {
      public override init() { super.init() }
      public func constraint(
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
      ) {
        Log.places.append("\\"file\\":\\"\\(file)\\",\\"line\\":\\(line),\\"column\\":\\(column)")
      }
    }
    @MainActor public enum Log {
      public static var places: [String] = []
    }
    #if !canImport(ObjectiveC)
      public struct Selector {
        public init(_ name: String) {}
      }
    #endif
    """

  private static let navigation = """
    @_exported import ModelUIKit

    public protocol NavigationLayoutDelegate: NSObjectProtocol {
      @MainActor func startGuidance(view: UIView)
    }
    """

  /// Plays one state; every constraint made in it is a fault.
  private static let scenarios = """
    @_exported import ModelGoogleNavigation

    @MainActor public enum ScenarioMain {
      public nonisolated static func run(
        _ make: @escaping @MainActor () throws -> any NavigationLayoutDelegate
      ) -> Never {
        MainActor.assumeIsolated { play(make) }
      }

      static func play(
        _ make: @escaping @MainActor () throws -> any NavigationLayoutDelegate
      ) -> Never {
        do {
          if CommandLine.arguments.contains("--scenario") {
            throw Problem(description: "navmigrate-scenario: line 1: no")
          }
          let delegate = try make()
          FileHandle.standardError.write(Data("navmigrate-state phone/start\\n".utf8))
          delegate.startGuidance(view: UIView())
          let faults = Log.places.map {
            "{\\"rule\\":\\"stale-constraint\\",\\"severity\\":\\"error\\",\\"scenario\\":"
              + "\\"phone/guidance\\",\\"scenarios\\":[\\"phone/guidance\\"],\\"message\\":\\"left\\","
              + "\\($0),\\"related\\":[]}"
          }
          let state = "{\\"id\\":\\"phone/guidance\\",\\"device\\":\\"phone\\","
            + "\\"direction\\":\\"ltr\\",\\"wideMode\\":false,\\"state\\":\\"guidance\\"}"
          print("\\nnavmigrate-record-begin")
          print(
            "{\\"version\\":1,\\"scenarios\\":[\\(state)],\\"frames\\":[],\\"faults\\":"
              + "[\\(faults.joined(separator: ","))],\\"unimplemented\\":[\\"sizeChanged\\"],"
              + "\\"assumptions\\":[]}")
          print("navmigrate-record-end")
          exit(0)
        } catch {
          FileHandle.standardError.write(Data("\\(error)\\n".utf8))
          exit(1)
        }
      }
    }

    struct Problem: Error, CustomStringConvertible {
      let description: String
    }
    """

  /// One for all tests, made anew in every run of them.
  static let cache: Result<ModelCache, any Error> = Result {
    ModelCache(
      folder: try TestCache.folder(), compiler: try UserCompiler.found(named: nil),
      modules: modules, optimization: .none, willBuild: { _ in })
  }
}

/// Where tests keep compiled models.
enum TestCache {
  /// A folder that stays, so that the next run need not compile what has not changed.
  static func folder() throws -> DiskPath {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("navmigrate-test-cache")
    return DiskPath(url.path)
  }
}
