import Foundation
import ModelSources
import Testing

@testable import NavMigrateCommand

@Suite struct ModelCacheTests {
  private let scratch: Scratch
  private let builds = Counter()

  /// Counts from any thread.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var names: [String] = []
    func add(_ name: String) { lock.withLock { names.append(name) } }
    var all: [String] { lock.withLock { names } }
  }

  init() throws { scratch = try Scratch() }

  private func module(
    _ name: String, _ text: String, imports: Set<String> = [], importName: String? = nil,
    style: ModelModule.Imports = .modelNames
  ) -> ModelModule {
    ModelModule(
      name: name, importName: importName, imports: imports, importStyle: style,
      files: [ModelSourceFile("Folder/\(name)File.swift", text)])
  }

  private func cache(_ modules: [ModelModule], folder: String = "cache") throws -> ModelCache {
    let builds = builds
    return ModelCache(
      folder: DiskPath(scratch.url.appendingPathComponent(folder).path),
      compiler: try UserCompiler.found(named: nil), modules: modules, optimization: .none,
      willBuild: { builds.add($0.name) })
  }

  private func pair(_ number: Int = 1) -> [ModelModule] {
    [
      module("ModelA", "public let a = \(number)", importName: "A"),
      module("ModelB", "import A\npublic let b = a", imports: ["ModelA"], style: .importNames),
      module("ModelC", "public let c = 1"),
    ]
  }

  @Test func buildsWhatIsWantedOnceAndWhatHasChangedAgain() throws {
    let first = try cache(pair()).built(["ModelB"])
    #expect(first.map(\.name) == ["ModelA", "ModelB"])
    #expect(first.allSatisfy { $0.isComplete })
    #expect(builds.all == ["ModelA", "ModelB"])
    #expect(try cache(pair()).built(["ModelB"]) == first)
    #expect(builds.all == ["ModelA", "ModelB"])
    // What imports a changed module has changed too.
    let second = try cache(pair(2)).built(["ModelA", "ModelB"])
    #expect(builds.all == ["ModelA", "ModelB", "ModelA", "ModelB"])
    #expect(Set(second).isDisjoint(with: first))
    // The old ones are still there.
    #expect(try cache(pair()).built(["ModelB"]) == first)
  }

  @Test func runsAtTheSameTimeMakeOne() throws {
    let modules = pair()
    let caches = try (0..<4).map { _ in try cache(modules) }
    let built = Workers.map(below: caches.count, batch: 1, threads: 4) {
    } body: { index, _ in
      Result { try caches[index].built(["ModelB"]).map(\.key) }
    }
    let keys = try built.map { try $0.get() }
    #expect(Set(keys).count == 1)
    #expect(builds.all == ["ModelA", "ModelB"])
  }

  @Test func makesAnewWhatIsBroken() throws {
    let first = try #require(try cache(pair()).built(["ModelC"]).first)
    try FileManager.default.removeItem(atPath: first.object.text)
    #expect(!first.isComplete)
    #expect(try cache(pair()).built(["ModelC"]) == [first])
    #expect(first.isComplete)
    #expect(builds.all == ["ModelC", "ModelC"])
  }

  @Test func removesWhatAKilledRunHasLeft() throws {
    try scratch.write("x", to: "cache/.draft-abc/ModelC.o")
    _ = try cache(pair()).built(["ModelC"])
    let names = try FileManager.default.contentsOfDirectory(
      atPath: scratch.url.appendingPathComponent("cache").path)
    #expect(names.filter { $0.hasPrefix(".draft-") }.isEmpty)
  }

  @Test func saysWhyTheModelDoesNotCompile() throws {
    let broken = module("ModelX", "public let x: Nothing = 1")
    #expect(
      throws: ModelProblem(
        "the compiler cannot compile the model's module 'ModelX': "
          + "cannot find type 'Nothing' in scope")
    ) { try cache([broken]).built(["ModelX"]) }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: scratch.url.appendingPathComponent("cache").path)
    #expect(names == ["lock"])
  }

  @Test func saysThatTheCacheCannotBeMade() throws {
    try scratch.write("", to: "file")
    let problem = #expect(throws: ModelProblem.self) {
      try cache(pair(), folder: "file/cache").built(["ModelC"])
    }
    #expect(problem?.message.contains("--cache names another folder") == true)
  }

  @Test func saysThatThereIsNoCompiler() {
    #expect(throws: ModelProblem("cannot run the compiler '/nowhere/swiftc'")) {
      try UserCompiler.found(named: "/nowhere/swiftc")
    }
  }

  @Test func refusesAnOldCompiler() throws {
    try scratch.write("#!/bin/sh\necho 'Swift version 5.10 (swift-5.10)'\n", to: "old")
    let path = scratch.url.appendingPathComponent("old").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let problem = #expect(throws: ModelProblem.self) { try UserCompiler.found(named: path) }
    #expect(problem?.message.contains("is too old: Swift version 5.10") == true)
  }
}
