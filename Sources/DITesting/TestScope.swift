// SPDX-License-Identifier: MIT

@_spi(DITesting) import DIRuntime
import Synchronization
import Testing

/// What the traits around a test say together: the container of the test is made from it.
struct TestScope: Sendable {
  /// That of the traits around the running one.
  @TaskLocal static var current: TestScope?

  private var make: @Sendable () throws -> Container?
  private var overrides: [@Sendable (inout Overrides) -> Void] = []
  /// The keys that the test itself overrides, with the trait that does it.
  private var ownKeys: [ObservedKey: SourceLocation] = [:]
  /// The trait that makes the container, if it is the test's own.
  private var ownContainer: SourceLocation?
  /// What has been built in the container of this scope.
  private var record: BuildRecord?
  private var strict: (allowed: Set<ObservedKey>, location: SourceLocation)?

  init() {
    let outer = Container.current
    make = { outer }
  }

  mutating func add(_ part: ContainerTrait.Part, at location: SourceLocation, isSuites: Bool) {
    switch part {
    case .container(let make):
      self.make = make
      ownContainer = isSuites ? nil : location
    case .overrides(let more):
      overrides.append(more)
      for key in Overrides(more).keys { ownKeys[key] = isSuites ? nil : location }
    case .strict(let allowed): strict = ((strict?.allowed ?? []).union(allowed), location)
    }
  }

  /// Runs what is inside the scope with a container of its own.
  func run(_ body: @Sendable () async throws -> Void) async throws {
    // The container of a scope around this one is not used.
    record?.setOuter()
    let record = BuildRecord(allowed: strict?.allowed, at: strict?.location)
    var inner = self
    inner.record = record
    guard let base = try make() else {
      Issue.record("the test has no container: add the trait '.container(Container())'")
      return try await body()
    }
    if let ownContainer {
      for key in base.overriddenKeys where inner.ownKeys[key] == nil { inner.ownKeys[key] = ownContainer }
    }
    let container = base.observed(by: record) { collected in
      for overrides in overrides { overrides(&collected) }
    }
    do {
      try await TestScope.$current.withValue(inner) {
        try await withContainer(container) { try await body() }
      }
    } catch {
      // What it did not get to is no mistake; what it built is.
      if !record.isOuter { record.reportWhatCameLate() }
      throw error
    }
    inner.report(record)
  }

  /// Reports what was built against the rules, and what was overridden for nothing.
  private func report(_ record: BuildRecord) {
    // Where another trait is inside this one, its container was used, and it has reported.
    guard !record.isOuter else { return }
    record.reportWhatCameLate()
    for (key, location) in ownKeys.sorted(by: { $0.key.name < $1.key.name }) where !record.isUsed(key) {
      Issue.record(
        "the override of '\(key.name)' was never used", severity: strict == nil ? .warning : .error,
        sourceLocation: location)
    }
  }
}

/// Whether a trait is a suite's own; known once the suite is prepared, which is before its tests are.
final class SuiteMark: Sendable {
  private let mark = Atomic(false)
  var isSet: Bool { mark.load(ordering: .acquiring) }
  func set() { mark.store(true, ordering: .releasing) }
}
