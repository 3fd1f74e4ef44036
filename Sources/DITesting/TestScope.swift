// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

/// The container of a running test. The first of the test's traits makes it for all of them, and the last one judges it.
struct TestScope: Sendable {
  /// The scope of the running test; nil outside of tests with traits.
  @TaskLocal static var current: TestScope?

  /// The test's container traits, the outermost first.
  let traits: [ContainerTrait]
  private let record: BuildRecord

  /// Runs a test with the container that traits describe.
  static func run(_ traits: [ContainerTrait], _ body: @Sendable () async throws -> Void) async throws {
    let described = try DescribedContainer(traits)
    let record = BuildRecord(strict: described.strict, own: described.own)
    guard let container = described.container(for: record) else {
      // The test is not run: its injected properties would end the whole process.
      Issue.record(
        "the test is not run, for it has no container: add the trait '.container(Container())' to it or its suite",
        sourceLocation: traits[0].location)
      return
    }
    if let live = described.strict.flatMap({ container.live(butFor: $0.allowed) }) {
      Issue.record(
        "the test is not run, for it is strict and leaves \(live) real: make the container by 'Container.faking(…)', or override or allow all live providers",
        sourceLocation: described.strict?.location ?? traits[0].location)
      return
    }
    record.hear(of: container)
    try await $current.withValue(TestScope(traits: traits, record: record)) {
      try await withContainer(container) { try await body() }
    }
  }

  func includes(_ trait: ContainerTrait) -> Bool { traits.contains { $0.identity === trait.identity } }
  func endsWith(_ trait: ContainerTrait) -> Bool { traits.last?.identity === trait.identity }

  /// Runs a test, and reports refused builds on other threads, and overrides that were never used.
  func judge(_ body: @Sendable () async throws -> Void) async throws {
    defer { record.reportWhatCameLate() }
    try await body()
    // A test that throws may have ended before it used an override, so unused ones are not reported then.
    record.reportUnused()
  }
}

extension Container {
  /// The names of the live providers that are neither overridden nor allowed; nil if there are none.
  fileprivate func live(butFor allowed: Set<KeyID>) -> String? {
    let real = _plan.liveKeys.filter { !isOverridden($0) && !allowed.contains($0) }
    let names = real.map { "'\($0.name)'" }.sorted().joined(separator: ", ")
    return names.isEmpty ? nil : names
  }
}
