// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import DITesting
import Testing

// The requirements of the library below that the test target meets.

// @provide(singleton, as: Reporter)
final class TestReporter: Reporter {
  let ledger: Ledger

  init(ledger: Ledger) {
    ledger.note("reporter")
    self.ledger = ledger
  }

  func report(_ text: String) { ledger.note(text) }
}

final class SilentReporter: Reporter {
  func report(_ text: String) {}
}

struct Locked: Error {}

// @provide(as: Vault)
struct TestVault: Vault {
  let secret: String

  init(password: String) throws(Locked) {
    if password.isEmpty { throw Locked() }
    secret = "opened by \(password)"
  }
}

// @provide
func password() -> String { "sesame" }

// @provide(weak, as: Beacon)
final class TestBeacon: Beacon {}

// @provide(singleton, as: Tide)
final class TestTide: Tide {
  init(ledger: Ledger) async { ledger.note("tide") }
}

@Suite("What a library requires from above")
struct RequirementTests {
  @Test("A requirement's value is its provider's: built once where that is a singleton")
  func singleton() {
    let container = Container()
    container.audit.reporter.report("hello")
    #expect(container.audit.reporter === container.reporter)
    #expect(container.ledger.all.sorted() == ["audit", "hello", "reporter"])
  }

  @Test("Built once however many threads ask first, above and below at once")
  func contention() {
    for _ in 0..<200 {
      let container = Container()
      onThreads(8) { number in
        _ = number.isMultiple(of: 2) ? container.audit.reporter : container.reporter
      }
      #expect(container.ledger.count("reporter") == 1)
    }
  }

  @Test("A weak one is the same while somebody holds it")
  func weakValue() {
    let container = Container()
    weak var gone: (any Beacon)?
    do {
      let beacon = container.beacon
      gone = beacon
      #expect(container.audit.beacon.value === beacon)
    }
    #expect(gone == nil)
  }

  @Test("An override of the provider above is seen below, and what is built from it is built anew")
  func overriding() {
    let container = Container()
    let fake = SilentReporter()
    #expect(Container { $0.override(.reporter) { _ in fake } }.audit.reporter === fake)
    let scope = container.overriding { $0.override(.reporter) { _ in fake } }
    #expect(scope.audit.reporter === fake && scope.audit !== container.audit)
    #expect(scope.ledger === container.ledger)
    #expect(container.audit.reporter === container.reporter)
    let other = container.overriding { $0.override(.password) { _ in "other" } }
    #expect(other.audit === container.audit)
  }

  @Test("What the provider above throws reaches whoever asks below")
  func errors() throws {
    #expect(try Container().entrance.secret == "opened by sesame")
    #expect(throws: Locked.self) { try Container { $0.override(.password) { _ in "" } }.entrance }
  }

  @Test("A look-up by type finds the provider above, once")
  func lookUp() throws {
    let container = Container()
    #expect(try container.dynamic.resolve((any Reporter).self) === container.reporter)
  }

  @Test(
    "A strict test judges the provider, not the requirement",
    .container(Container { $0.override(.reporter) { _ in SilentReporter() } }),
    .strict {
      $0.allow(.audit)
      $0.allow(.ledger)
    })
  func strict() throws {
    let container = try #require(Container.current)
    #expect(container.audit.reporter is SilentReporter)
  }
}

#if os(macOS) || os(Linux)
@Suite("What a library requires, where nobody hands it over")
struct UnmetRequirementTests {
  #if os(macOS) || os(Linux)
  @Test("A container whose root does not know the library traps, naming both")
  func trap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      // The library is known to the process, but not to this container.
      _ = Container().audit
      _ = try Container(_plan: _Plan { _ in }).entrance
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("AcceptanceLibrary"))
  }
  #endif
}
#endif
