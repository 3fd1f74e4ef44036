// SPDX-License-Identifier: MIT

import DIRuntime
import DITesting
import Testing

private struct LaterClock: Clock {
  let clock: any Clock
  func now() -> Int { clock.now() + 1 }
}

private struct Plugin { let name: String }

/// The container of a test with something that is registered at run time.
private func registering(_ name: String, in container: Container = Container()) -> Container {
  container.dynamic.register(Plugin.self, name: name) { _ in Plugin(name: name) }
  return container
}

/// How often the container of a test has been made.
private let count = Box(0)

private func counted() -> Container {
  count.withLock { $0 += 1 }
  return Container()
}

/// The containers that other traits have seen.
private let seen = Box<[Container]>([])

@Suite("Traits together", .container(Container()), .overriding { $0.override(.clock) { _ in FrozenClock() } })
struct TraitsTogetherTests {
  @Test(
    "an override gets what traits around it say by original",
    .overriding { $0.override(.clock) { c in LaterClock(clock: c.original(.clock)) } },
    .overriding { $0.override(.clock) { c in LaterClock(clock: c.original(.clock)) } })
  func decorated() {
    #expect(Container.current?.clock.now() == 9)
  }

  @Test(
    "what a container is made with counts for more than what is said around it",
    .container(Container { $0.override(.clock) { c in LaterClock(clock: c.original(.clock)) } }))
  func container() {
    #expect(Container.current?.clock.now() == 8)
  }

  @Test(
    "what is said around a container holds for what that does not say",
    .container(Container { $0.override(.session) { c in Session(clock: LaterClock(clock: c.clock)) } }))
  func around() {
    #expect(Container.current?.report.text == "8")
  }

  @Test(
    "what is registered at run time is there",
    .container(registering("inner", in: registering("outer").overriding { _ in })))
  func registered() throws {
    let container = try #require(Container.current)
    #expect(
      try ["inner", "outer"].map { try container.dynamic.resolve(Plugin.self, name: $0).name } == [
        "inner", "outer",
      ])
  }

  @Test(
    "the container is made once, and other traits see it", .looking, .container(counted()), .looking,
    .overriding { $0.override(.clock) { _ in SystemClock() } }, .looking, .strict { $0.allow(.clock) })
  func once() throws {
    let container = try #require(Container.current)
    #expect(seen.value.map(ObjectIdentifier.init) == Array(repeating: ObjectIdentifier(container), count: 3))
    #expect(container.clock.now() == 42 && count.value == 1)
  }

  @Test(
    "a trait that another one holds adds to them",
    .holding(.overriding { $0.override(.clock) { _ in SystemClock() } }))
  func held() {
    #expect(Container.current?.report.text == "42")
  }
}

/// A container that several tests hold.
private let shared = Container()

@Suite("A shared container", .container(shared))
struct SharedContainerTests {
  @Test("is the test's own, with all that it has built, where no trait overrides") func shares() {
    #expect(Container.current === shared && Container.current?.session === shared.session)
  }

  @Test("is copied where one does", .overriding { $0.override(.clock) { _ in FrozenClock() } })
  func overrides() {
    #expect(Container.current?.session !== shared.session && Container.current?.report.text == "7")
  }

  @Test(
    "is left alone by a test with another one", .overriding { $0.override(.clock) { _ in FrozenClock() } },
    .container(Container()))
  func other() {
    #expect(Container.current !== shared && Container.current?.report.text == "7")
  }
}

@Suite(
  "Overrides before the container", .overriding { $0.override(.clock) { _ in FrozenClock() } },
  .container(Container()))
struct OverridesFirstTests {
  @Test("hold for it") func suite() { #expect(Container.current?.report.text == "7") }

  @Test("hold for that of a test", .container(Container())) func test() {
    #expect(Container.current?.report.text == "7")
  }

  @Test(
    "are beneath those of a test",
    .overriding { $0.override(.clock) { c in LaterClock(clock: c.original(.clock)) } })
  func above() { #expect(Container.current?.report.text == "8") }
}

@Suite("Overrides without a container", .overriding { $0.override(.clock) { _ in FrozenClock() } })
struct OverridesAloneTests {
  @Test("hold for that of a test", .container(Container())) func test() {
    #expect(Container.current?.report.text == "7")
  }

  @Test(
    "hold for that of a test, with more overrides around it",
    .overriding { $0.override(.clock) { c in LaterClock(clock: c.original(.clock)) } },
    .container(Container()))
  func around() { #expect(Container.current?.report.text == "8") }
}

@Suite("Without a container")
struct WithoutContainerTests {
  @Test(
    "a test is not run, and fails at its own line",
    .failing(
      with:
        "the test is not run, for it has no container: add the trait '.container(Container())' to it or its suite"
    ),
    .overriding { $0.override(.clock) { _ in FrozenClock() } }, .strict())
  func isNotRun() {
    Issue.record("it was run")
  }
}

/// Remembers the current container.
private struct Looking: TestTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if let container = Container.current { seen.withLock { $0.append(container) } }
    try await function()
  }
}

/// Runs a trait of another kind.
private struct Holding: TestTrait, TestScoping {
  let trait: ContainerTrait

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await trait.provideScope(for: test, testCase: testCase, performing: function)
  }
}

/// Expects one failure, at the test that has this trait.
private struct Failing: TestTrait, TestScoping {
  let text: Comment
  let location: SourceLocation

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withKnownIssue {
      try await function()
    } matching: { issue in
      issue.comments == [text] && issue.sourceLocation == location
    }
  }
}

extension Trait where Self == Looking {
  fileprivate static var looking: Self { Looking() }
}

extension Trait where Self == Holding {
  fileprivate static func holding(_ trait: ContainerTrait) -> Self { Holding(trait: trait) }
}

extension Trait where Self == Failing {
  fileprivate static func failing(with text: Comment, at location: SourceLocation = #_sourceLocation) -> Self
  {
    Failing(text: text, location: location)
  }
}
