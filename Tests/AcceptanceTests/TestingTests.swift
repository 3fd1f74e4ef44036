// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import DITesting
import Testing

// The traits, with a container that the plugin generates.

private struct Headline {
  @Injected(.clock) var clock
}

/// Kept, and built from an async value.
// @provide(singleton)
final class Caller: Sendable {
  init(connection: Connection) {}
}

@Suite("E6: a generated container for each test", .container(Container()))
struct TestingTests {
  @Test("E6: each case has its own, in parallel", arguments: 0..<50)
  func cases(_ number: Int) async throws {
    let container = try #require(Container.current)
    #expect(container.ledger.all.isEmpty)
    await Task.yield()
    #expect(container.cache === container.cache)
    await Task.yield()
    #expect(container.ledger.all == ["clock", "cache"])
  }

  @Test("E6: overrides reach injected properties", .overriding { $0.override(.clock) { _ in FrozenClock() } })
  func injected() {
    #expect(Headline().clock.now() == 7)
  }

  @Test(
    "E6: a child container for a test, with overrides above and in it",
    .container(Container().visit(patron: Patron(name: "Ada"))),
    .overriding {
      $0.override(.clock) { _ in FrozenClock() }
      $0.override(.stamp) { c in Blank(text: "\(c.patron.name) at \(c.clock.now())") }
    })
  func child() throws {
    let visit = try VisitContainer.ofTest()
    #expect(visit.card.stamp.text == "Ada at 7" && visit.locker.basket === visit.basket)
    #expect(Headline().clock.now() == 7)
  }

  private struct Blank: Stamp { let text: String }

  @Suite("E6: an inner suite adds to the outer", .overriding { $0.override(.clock) { _ in FrozenClock() } })
  struct Inner {
    @Test("E6: and a test to both", .overriding { $0.override(.home) { _ in Location(path: "/test") } })
    func both() throws {
      let container = try #require(Container.current)
      #expect(container.cache.clock.now() == 7)
      #expect(container.mailbox(account: "ada", region: .north).folder.path == "/test/ada")
    }

    @Test(
      "E6: the innermost override of a key counts",
      .overriding { $0.override(.clock) { _ in FrozenClock(time: 1) } })
    @MainActor func innermost() async {
      #expect(Container.current?.cache.clock.now() == 1)
      await Task.yield()
      #expect(Headline().clock.now() == 1)
    }
  }

  @Test(
    "E6: a strict test may build what is overridden or allowed, in every form",
    .overriding {
      $0.override(.clock) { _ in FrozenClock() }
      // A part of the library's own has no name here.
      $0.override(.parts) { c in [c.wheel, c.saddle] }
    },
    .strict {
      $0.allow(.client)
      $0.allow(.mailbox)
      $0.allow(.folder)
      $0.allow(.home)
      $0.allow(.ledger)
      $0.allow(.session)
      $0.allow(.wheel)
      $0.allow(.wearing)
      $0.allow(.saddle)
      $0.allow(.writing)
    })
  func allowed() throws {
    let container = try #require(Container.current)
    #expect(container.client(account: "ada", region: .south).folder.value.path == "/home/ada")
    _ = container.session
    #expect(container.parts.count == 2)
    #expect(container.writing.identity == container.writing.identity)
    #expect(container.clock.now() == 7)
  }

  @Test(
    "E6: a strict test fails where something else is built, with its key and route",
    .expecting(
      "'home' of module 'AcceptanceLibrary' was built and is neither overridden nor allowed (on the way mailbox → home); override it, or write: "
        + ".strict { $0.allow(.home) }"),
    .strict {
      $0.allow(.mailbox)
      $0.allow(.folder)
      $0.allow(.ledger)
    })
  func keyed() {
    _ = Container.current?.mailbox(account: "ada", region: .south)
  }

  @Test(
    "E6: what is asked for later is found too, and what stands behind a protocol or in a collection",
    .expecting(
      "'session' of module 'AcceptanceLibrary' was built and is neither overridden nor allowed; override it, or write: .strict { $0.allow(.session) }",
      "'wearing' of module 'AcceptanceLibrary' was built and is neither overridden nor allowed; override it, or write: .strict { $0.allow(.wearing) }",
      "'spring' of module 'AcceptanceLibrary' was built and is neither overridden nor allowed; override it, or write: .strict { $0.allow(.spring) }",
      "'saddle' of module 'AcceptanceTests' was built and is neither overridden nor allowed; override it, or write: .strict { $0.allow(.saddle) }"
    ),
    .strict {
      $0.allow(.panel)
      $0.allow(.preferences)
      $0.allow(.parts)
      $0.allow(.wheel)
      $0.allow(.ledger)
    })
  func later() {
    _ = Container.current?.panel.session.value
    _ = Container.current?.parts
  }

  @Test(
    "E6: a collection that is neither overridden nor allowed is one failure, and its elements are none",
    .expecting(
      "'parts' of module 'AcceptanceTests' was built and is neither overridden nor allowed; override it, or write: .strict { $0.allow(.parts) }"
    ),
    .strict { $0.allow(.ledger) })
  func wholeCollection() {
    _ = Container.current?.parts
  }

  @Test(
    "E6: a strict test knows collections and replacements of several modules by the accessors that it has",
    .expecting(
      "'gong' of module 'AcceptanceLibrary' was built and is neither overridden nor allowed; override it, or write: .strict { $0.allow(.gong) }",
      "'tone' of module 'AcceptanceTests' was built and is neither overridden nor allowed (on the way gong → tone); override it, or write: "
        + ".strict { $0.allow(.tone) }"),
    .strict {
      $0.allow(.board)
      $0.allow(.notices)
      $0.allow(.greeting)
    })
  func modules() {
    _ = Container.current?.board
  }

  @Test(
    "E6: a strict test says for what something is built that has to be waited for",
    .expecting(
      "'connection' of module 'AcceptanceLibrary' was built and is neither overridden nor allowed (on the way caller → connection); override it, "
        + "or write: .strict { $0.allow(.connection) }"),
    .strict {
      $0.allow(.caller)
      $0.allow(.switchboard)
    })
  func waitedFor() async throws {
    _ = try await Container.current?.caller
  }

  @Test(
    "E6: a strict test that throws has said what it built",
    .expecting(
      "'desk' of module 'AcceptanceTests' was built and is neither overridden nor allowed; override it, or write: .strict { $0.allow(.desk) }",
      "Refused(reason: \"thrown\")"), .strict())
  func throwing() async throws {
    let container = Container.current
    await Task.detached { _ = container?.desk }.value
    throw Refused(reason: "thrown")
  }

  @Test(
    "E6: an override that is never used is reported", .expecting("the override of 'cache' was never used"),
    .overriding { $0.override(.cache) { c in c.original(.cache) } }, .strict())
  func unused() {}
}

/// Expects failures with some texts, each once.
private struct Expecting: TestTrait, TestScoping {
  let texts: [String]

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let heard = Mutexed<[String]>([])
    try await withKnownIssue {
      try await function()
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? issue.error.map { "\($0)" } ?? ""
      heard.withLock { $0.append(text) }
      return texts.contains(text)
    }
    #expect(heard.withLock { $0.sorted() } == texts.sorted())
  }
}

extension Trait where Self == Expecting {
  fileprivate static func expecting(_ texts: String...) -> Self { Expecting(texts: texts) }
}
