// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Testing

@Suite("Under load")
struct StressTests {
  /// Everything at once, for the thread sanitizer: `swift test --sanitize thread`.
  @Test("8 threads share containers, views, overrides, failures and drops", arguments: 0..<4)
  func everything(round: Int) async {
    for _ in 0..<50 {
      let attempts = Counter()
      let container = Container {
        $0.override(.clock) { _ in FrozenClock() }
        $0.override(.flaky) { c throws(Failure) in
          if attempts.increment().isMultiple(of: 2) { throw .failed(0) }
          return Flaky(clock: c.clock)
        }
      }
      let results = await race(8) { number in
        let mine = number.isMultiple(of: 2) ? container : container._view
        _ = try? mine.onFlaky
        let own = Container()
        let pair = number < 4 ? (mine.first, mine.second) : { ($0.1, $0.0) }((mine.second, mine.first))
        return mine.session.clock.now() == mine.clock.now() && pair.0 !== pair.1
          && own.session.clock.now() == 42
      }
      #expect(results.allSatisfy { $0 })
    }
  }

  @Test("Tasks that are the first to need a container's view all build with the same one")
  func firstView() async throws {
    for _ in 0..<500 {
      let views = Shared<Set<ObjectIdentifier>>([])
      let container = Container.waiting {
        $0.override(.invoice) { c async throws(Failure) in
          views.withLock { _ = $0.insert(ObjectIdentifier(c._view)) }
          return Invoice(account: try await c.account)
        }
      }
      let accounts = try await withThrowingTaskGroup(of: Account.self) { group in
        for _ in 0..<3 { group.addTask { try await container.invoice.account } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(accounts.count == 3 && accounts.allSatisfy { $0 === accounts[0] })
      #expect(views.withLock { $0 } == [ObjectIdentifier(container._view)])
    }
  }

  @Test("Two threads that need each other's values in another order, without a cycle, never trap")
  func crossing() async {
    for _ in 0..<200 {
      let container = Container {
        $0.override(.first) { c in Link(name: c.third.name) }
        $0.override(.second) { c in Link(name: c.third.name + c.first.name) }
        $0.override(.third) { c in Link(name: "\(c.version)") }
      }
      let names = await race(4) { $0.isMultiple(of: 2) ? container.first.name : container.second.name }
      #expect(names.sorted() == ["1", "1", "11", "11"])
    }
  }

  @Test("8 threads share every form, in a container and in those made from it", arguments: 0..<4)
  func everyForm(round: Int) async {
    for _ in 0..<50 {
      let base = Container.forms()
      let scope = base.overriding { $0.override(.clock) { _ in FrozenClock() } }
      let results = await race(8) { number in
        let mine = number.isMultiple(of: 2) ? scope : base
        let time = number.isMultiple(of: 2) ? 7 : 42
        let own = mine.overriding { $0.override(.version) { _ in number } }
        let page = withContainer(own) { Page() }
        mine.settings.withLock { $0.names.append("\(number)") }
        let clocks = [
          mine.store.clock, own.store.clock, mine.house(name: "red").clock, own.house(name: "red").clock,
          mine.desk.lazy.value.clock, own.desk.provider().clock, page.note.clock,
        ]
        return clocks.allSatisfy { $0.now() == time } && own.plain.name == "\(number)"
          && own.teacher.pupil.value.teacher.value.pupil.value === own.pupil
      }
      #expect(results.allSatisfy { $0 })
      #expect(base.settings.value.names.count == 8)
    }
  }
}
