// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Testing

@Suite("What has to be waited for")
struct AsyncTests {
  @Test("8 tasks that ask at once get one value, of one build", arguments: 0..<8)
  func once(round: Int) async {
    for _ in 0..<50 {
      let builds = Counter()
      let container = Container.waiting { $0.override(.account) { _ in await counted(builds) } }
      let accounts = await together(8) { number in
        try? await (number.isMultiple(of: 2) ? container.account : container._view.account)
      }
      #expect(accounts.allSatisfy { $0 != nil && $0 === accounts[0] })
      #expect(builds.count == 1)
    }
  }

  @Test("8 tasks share weak and keyed values while somebody holds them")
  func weakAndKeyed() async throws {
    for _ in 0..<50 {
      let builds = Counter()
      let container = Container.waiting { $0.override(.account) { _ in await counted(builds) } }
      let all = await together(8) { number in
        (try? await container.ledger, try? await container.tenant(name: "\(number % 2)"))
      }
      let ledger = try await container.ledger
      #expect(all.allSatisfy { $0.0 === ledger })
      #expect(Set(all.compactMap { $0.1.map { ObjectIdentifier($0) } }).count == 2)
      #expect(builds.count == 1)
    }
  }

  @Test("What nobody holds is built anew")
  func weak() async throws {
    let container = Container.waiting()
    weak let first = try await container.ledger
    #expect(first == nil)
    let second = try await container.ledger
    #expect(try await container.ledger === second)
  }

  @Test("Look-ups by type do not find it, be it built or not, and name the way to it")
  func lookedUp() async throws {
    let container = Container.waiting()
    for _ in 0..<2 {
      for look in [
        { _ = try container.dynamic.resolve(Account.self) },
        { _ = try container.dynamic.resolve(Lobby.self) },
      ] {
        let error = #expect(throws: DynamicError.self, performing: look)
        #expect(error?.description.hasSuffix("is async or belongs to an actor") == true)
      }
      _ = (try await container.account, await container.lobby)
    }
    #expect(try container.dynamic.resolveAll(Account.self).isEmpty)
  }

  @Test("Those who wait share a failure, and the next one tries again")
  func failure() async throws {
    let builds = Counter()
    let gate = Counter()
    let container = Container.waiting {
      $0.override(.account) { _ async throws(Failure) in
        let number = builds.increment()
        while gate.count == 0 { await Task.yield() }
        if number == 1 { throw .failed(number) }
        return Account(number: number)
      }
    }
    async let first = failure(of: container)
    while builds.count == 0 { await Task.yield() }
    gate.increment()
    #expect(await first == .failed(1))
    #expect(try await container.account.number == 2)
    #expect(builds.count == 2)
  }

  @Test("Whoever is cancelled still gets the value, and so do all others")
  func cancellation() async throws {
    let gate = Counter()
    let container = Container.waiting {
      $0.override(.account) { _ in
        while gate.count == 0 { await Task.yield() }
        return Account(number: Task.isCancelled ? 0 : 5)
      }
    }
    let asking = Task { try await container.account }
    asking.cancel()
    gate.increment()
    #expect(try await asking.value.number == 5)
    #expect(try await container.account === asking.value)
  }

  @Test("A container made from another one shares what is not concerned, however many ask at once")
  func overriding() async throws {
    for _ in 0..<50 {
      let base = Container.waiting()
      let scope = base.overriding { $0.override(.chained) { _ in 7 } }
      let other = base.overriding {
        $0.override(.account) { c async throws(Failure) in try await c.original(.account) }
      }
      let all = await together(9) { number in try? await [base, scope, other][number % 3].account }
      let (own, apart) = (try await base.account, try await other.account)
      #expect(own !== apart)
      for (number, account) in all.enumerated() { #expect(account === (number % 3 == 2 ? apart : own)) }
      #expect(await scope.chained == 7)
      #expect(await base.chained == 4)
      #expect(try await other.tenant(name: "a").account === apart)
      #expect(try await scope.tenant(name: "a") === base.tenant(name: "a"))
    }
  }

  @Test("A container that is dropped while it builds is freed, and whoever waits gets the value")
  func drop() async throws {
    for _ in 0..<50 {
      weak var dropped: Container?
      let asking: [Task<Account?, Never>]
      do {
        let container = Container.waiting()
        dropped = container
        asking = (0..<8).map { number in
          Task {
            try? await (number.isMultiple(of: 2) ? container.account : container.tenant(name: "a").account)
          }
        }
      }
      for task in asking { #expect(await task.value != nil) }
      // The last task may hold it for a moment.
      while dropped != nil { await Task.yield() }
    }
  }

  @Test("What is built anew is not what is kept")
  func fresh() async throws {
    let container = Container.waiting()
    let kept = try await container.account
    #expect(try await container.fresh(.account) !== kept)
    #expect(try await container.fresh(.tenant, "a") !== container.tenant(name: "a"))
    #expect(try await container.account === kept)
  }

  private func failure(of container: Container) async -> Failure? {
    do throws(Failure) {
      _ = try await container.account
      return nil
    } catch { return error }
  }
}

private func counted(_ builds: Counter) async -> Account {
  let number = builds.increment()
  await Task.yield()
  return Account(number: number)
}

/// The results of several tasks that run at once, in their order.
private func together<Result: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (_ number: Int) async -> Result
) async -> [Result] {
  let tasks = (0..<count).map { number in Task { await body(number) } }
  var results: [Result] = []
  for task in tasks { results.append(await task.value) }
  return results
}
