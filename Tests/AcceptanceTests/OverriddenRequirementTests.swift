// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import DITesting
import Testing

/// The values that overrides made.
private final class Made: Sendable {
  let ledger = Ledger()

  func reporter() -> any Reporter {
    ledger.note("reporter")
    return SilentReporter()
  }

  func beacon() -> any Beacon {
    ledger.note("beacon")
    return SpareBeacon()
  }

  func tide() async -> any Tide {
    await Task.yield()
    ledger.note("tide")
    return SpareTide()
  }

  func rigged(_ container: Container = Container()) -> Container {
    container.rigged(reporter: reporter, beacon: beacon, tide: tide)
  }
}

private final class SpareBeacon: Beacon {}
private final class SpareTide: Tide {}
private struct SpareVault: Vault { let secret: String }

@Suite("Overrides of a library's own keys for what it requires")
struct OverriddenRequirementTests {
  @Test("G6: an override of a requirement's key is one where the provider above is a singleton")
  func singleton() {
    let made = Made()
    let container = made.rigged()
    #expect(container.ownReporter is SilentReporter && container.ownReporter === container.ownReporter)
    #expect(container.audit.reporter === container.ownReporter)
    #expect(withContainer(container) { Logbook() }.reporter === container.ownReporter)
    #expect(made.ledger.count("reporter") == 1)
    #expect(container.reporter is TestReporter)
  }

  @Test("G6: so it is by however many threads it is asked for first")
  func contention() {
    for _ in 0..<100 {
      let made = Made()
      let container = made.rigged()
      onThreads(8) { _ in _ = container.ownReporter }
      #expect(made.ledger.count("reporter") == 1)
    }
  }

  @Test("G6: it is the same while somebody holds it where the provider above is weak")
  func weakValue() {
    let made = Made()
    let container = made.rigged()
    weak var gone: (any Beacon)?
    do {
      let beacon = container.ownBeacon
      gone = beacon
      #expect(beacon is SpareBeacon && container.ownBeacon === beacon)
      #expect(container.audit.beacon.value === beacon)
      #expect(withContainer(container) { Logbook() }.beacon === beacon)
      #expect(made.ledger.count("beacon") == 1)
    }
    #expect(gone == nil)
    _ = container.ownBeacon
    #expect(made.ledger.count("beacon") == 2)
  }

  @Test("G6: it is one where that has to be waited for")
  func waiting() async {
    let made = Made()
    let container = made.rigged()
    async let (one, other) = (container.ownTide, container.ownTide)
    #expect(await one === other)
    #expect(await container.ownTide is SpareTide)
    #expect(made.ledger.count("tide") == 1)
  }

  @Test("G6: it is a new one each time where the provider above is")
  func transient() throws {
    let ledger = Ledger()
    let container = Container().rigged {
      ledger.note("vault")
      return SpareVault(secret: "spare")
    }
    #expect(try [container.entrance.secret, container.entrance.secret] == ["spare", "spare"])
    #expect(ledger.count("vault") == 2)
  }

  @Test("G6: an override of the provider above keeps the lifetime, too")
  func above() {
    let container = Container { $0.override(.reporter) { SilentReporter() } }
    #expect(container.ownReporter === container.reporter && container.audit.reporter === container.reporter)
    #expect(withContainer(container) { Logbook() }.reporter === container.reporter)
  }

  @Test("G6: an inner 'overriding' shares it where it overrides something else, and a child container has it")
  func shared() async {
    let container = Made().rigged()
    let scope = container.overriding { $0.override(.password) { "other" } }
    #expect(scope.ownReporter === container.ownReporter)
    #expect(await scope.ownTide === container.ownTide)
    #expect(container.visit(patron: Patron(name: "Kim")).ownReporter === container.ownReporter)
    #expect(Made().rigged(container).ownReporter !== container.ownReporter)
    #expect(container.fresh(.audit).reporter === container.ownReporter)
  }

  @Test(
    "G6: a strict test hears of the provider above alone, also by an injected property",
    .container(Container { $0.override(.reporter) { SilentReporter() } }), .strict())
  func strict() throws {
    #expect(Logbook().reporter is SilentReporter)
  }
}
