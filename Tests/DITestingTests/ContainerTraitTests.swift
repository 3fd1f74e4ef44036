// SPDX-License-Identifier: MIT

import DIRuntime
import DITesting
import Testing

/// The sessions that tests have seen, to prove that no two share one.
private let sessions = Box<[Session]>([])

private func see(_ container: Container?) throws {
  let session = try #require(container).session
  sessions.withLock { seen in
    #expect(!seen.contains { $0 === session })
    seen.append(session)
  }
}

@Suite("A container for each test", .container(Container()))
struct ContainerTraitTests {
  @Test("that its suite makes") func suites() throws {
    try see(Container.current)
    #expect(Container.current?.clock.now() == 42)
  }

  @Test("one for each case of a parameterized test", arguments: 0..<20)
  func cases(_ number: Int) async throws {
    try see(Container.current)
    await Task.yield()
    #expect(Container.current?.report.text == "42")
  }

  @Test("with overrides of its own", .overriding { $0.override(.clock) { _ in FrozenClock() } })
  func overrides() throws {
    try see(Container.current)
    #expect(Container.current?.report.text == "7")
  }

  @Test(
    "where each trait adds to those before it",
    .overriding { $0.override(.clock) { _ in FrozenClock() } },
    .overriding { $0.override(.session) { c in Session(clock: c.clock) } })
  func composes() throws {
    try see(Container.current)
    #expect(Container.current?.report.text == "7")
  }

  @Test("with the class that the test names")
  func typed() throws {
    #expect(try Container.ofTest() === Container.current)
    try withKnownIssue {
      _ = try OtherContainer.ofTest()
    } matching: {
      $0.says("the test has a 'Container', and asks for a 'OtherContainer'")
    }
  }

  @Test("on the main actor", .overriding { $0.override(.clock) { _ in FrozenClock() } })
  @MainActor func mainActor() async throws {
    #expect(Container.current?.clock.now() == 7)
    await Task.yield()
    try see(Container.current)
  }

  @Test("in the tasks that it starts") func tasks() async throws {
    let container = try #require(Container.current)
    let inside = await Task { Container.current === container }.value
    #expect(inside)
  }

  @Suite("in an inner suite", .overriding { $0.override(.clock) { _ in FrozenClock() } })
  struct Inner {
    @Test("what both suites say") func both() throws {
      try see(Container.current)
      #expect(Container.current?.report.text == "7")
    }

    @Test("a suite's override that one test does not use is no mistake") func unused() {}
  }

  @Test(
    "D12: replaced altogether", .container(Container { $0.override(.clock) { _ in FrozenClock() } }))
  func replaced() {
    #expect(Container.current?.report.text == "7")
  }
}

@Test("A test without a trait has no container")
func noContainer() throws {
  try withKnownIssue {
    _ = try Container.ofTest()
  } matching: {
    $0.says("the test has no container, and asks for a 'Container'")
  }
}

@Suite("Strict", .container(Container()))
struct StrictTests {
  @Test(
    "what is overridden or allowed may be built",
    .overriding { $0.override(.clock) { _ in FrozenClock() } },
    .strict {
      $0.allow(.session)
      $0.allow(.report)
    })
  func allowed() {
    #expect(Container.current?.report.text == "7")
  }

  @Test(
    "what is neither fails the test with its key and route",
    .expecting(
      "'clock' of module 'App' was built and is neither overridden nor allowed (on the way session → clock); override it, or write: "
        + ".strict { $0.allow(.clock) }"),
    .strict {
      $0.allow(.session)
      $0.allow(.report)
    })
  func refused() {
    _ = Container.current?.report
  }

  @Test(
    "a build on another thread is heard too",
    .expecting(
      "'report' of module 'App' was built and is neither overridden nor allowed; override it, or write: .strict { $0.allow(.report) }"
    ),
    .strict {
      $0.allow(.session)
      $0.allow(.clock)
    })
  func detached() async {
    let container = Container.current
    await Task.detached { _ = container?.report }.value
  }

  @Test(
    "a container that the test makes from its own by overriding is heard too",
    .expecting(
      "'clock' of module 'App' was built and is neither overridden nor allowed (on the way session → clock); override it, or write: "
        + ".strict { $0.allow(.clock) }"),
    .overriding { $0.override(.report) { c in Report(session: c.session) } },
    .strict { $0.allow(.session) })
  func overriding() throws {
    let scope = try #require(Container.current).overriding {
      $0.override(.report) { c in c.original(.report) }
    }
    _ = scope.report
  }

  @Test(
    "an override that is never used is reported",
    .expecting("the override of 'session' was never used"),
    .overriding {
      $0.override(.session) { c in Session(clock: c.clock) }
      $0.override(.clock) { _ in FrozenClock() }
    }, .strict())
  func unused() {
    _ = Container.current?.clock
  }

  @Test("a test that throws is left in order", .overriding { $0.override(.clock) { _ in FrozenClock() } })
  func throwing() throws {
    withKnownIssue { throw Failure() }
    #expect(Container.current?.clock.now() == 7)
  }
}

/// A trait that suites and tests share.
private let frozen: ContainerTrait = .overriding { $0.override(.clock) { _ in FrozenClock() } }

@Suite("A trait that a suite and a test share", .container(Container()), .strict())
struct SharedTraitTests {
  @Suite("is the suite's where that has it", frozen)
  struct Suites {
    @Test("used or not") func unused() {}

    @Suite("also where an inner one has others", .strict { $0.allow(.session) })
    struct Inner {
      @Test("used or not") func unused() {}

      @Test(
        "and the test's where the test has it too", .expecting("the override of 'clock' was never used"),
        frozen)
      func twice() {}
    }
  }

  @Test("and the test's where the test has it", .expecting("the override of 'clock' was never used"), frozen)
  func unused() {}

  @Test("used by the test", frozen) func used() {
    #expect(Container.current?.clock.now() == 7)
  }
}

private struct Failure: Error {}

private class OtherContainer: Container, @unchecked Sendable {
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Issue {
  /// Whether it has one text, and is in a file of these tests.
  fileprivate func says(_ text: String) -> Bool {
    comments.map(\.rawValue) == [text] && sourceLocation?.moduleName == "DITestingTests"
  }
}

/// Expects one failure with a text, in a file of these tests.
struct Expecting: TestTrait, TestScoping {
  let text: String

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withKnownIssue {
      try await function()
    } matching: {
      $0.says(text) && $0.severity == .error
    }
  }
}

extension Trait where Self == Expecting {
  static func expecting(_ text: String) -> Self { Expecting(text: text) }
}
