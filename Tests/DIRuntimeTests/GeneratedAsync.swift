// SPDX-License-Identifier: MIT

// The generator's output for a program of async values, by hand: the module "Waiting".

@_spi(Generated) import DIRuntime

final class Account: Sendable {
  let number: Int
  init(number: Int) { self.number = number }
}

final class Ledger: Sendable {
  let account: Account
  init(account: Account) { self.account = account }
}

final class Tenant: Sendable {
  let account: Account
  init(account: Account) { self.account = account }
}

final class Invoice: Sendable {
  let account: Account
  init(account: Account) { self.account = account }
}

@MainActor
final class Lobby {}

/// A value that does not leave its task.
final class Napkin {}

extension Container {
  static func waiting() -> Container { Container(_plan: waitingPlan) }
  static func waiting(_ overrides: (inout Overrides) -> Void) -> Container {
    Container(_plan: waitingPlan, overrides)
  }

  nonisolated(nonsending) var account: Account {
    get async throws(Failure) { try await _keptAsync(.account) }
  }
  nonisolated(nonsending) var ledger: Ledger { get async throws(Failure) { try await _weakAsync(.ledger) } }

  nonisolated(nonsending) func tenant(name: String) async throws(Failure) -> Tenant {
    try await _keyedAsync(.tenant, by: name) { (c: Container) async throws(Failure) -> Tenant in
      if let make = c._overrideAsync(of: .tenant) { return try await make(c._handle, name) }
      return try await buildTenant(c, name)
    }
  }

  nonisolated(nonsending) var chained: Int { get async { await _keptAsync(.chained) } }

  nonisolated(nonsending) var invoice: Invoice {
    get async throws(Failure) {
      if let make = _overrideAsync(of: .invoice) { return try await make(_handle) }
      return try await buildInvoice(self)
    }
  }

  @MainActor var lobby: Lobby { _kept(_unisolated(.lobby)) }
}

extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws(Failure) -> Account {
  static var account: Self { waitingBase.asyncKey(0, buildAccount) }
}

extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws(Failure) -> Ledger {
  static var ledger: Self { waitingBase.asyncKey(1, buildLedger, lifetime: .weak) }
}

extension Key
where Maker == nonisolated(nonsending) @Sendable (Container, String) async throws(Failure) -> Tenant {
  static var tenant: Self {
    waitingBase.asyncKey(2) { c, name async throws(Failure) in try await buildTenant(c, name) }
  }
}

extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Int {
  static var chained: Self { waitingBase.asyncKey(3, buildChained) }
}

extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws(Failure) -> Invoice {
  static var invoice: Self { waitingBase.asyncKey(4, buildInvoice, lifetime: .transient) }
}

extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Napkin {
  static var napkin: Self { waitingBase.asyncKey(5, buildNapkin, lifetime: .transient) }
}

extension Key where Maker == @MainActor @Sendable (Container) -> Lobby {
  static var lobby: Self { waitingBase.mainActorKey(6, buildLobby) }
}

nonisolated(nonsending) private func buildAccount(_ c: Container) async throws(Failure) -> Account {
  await Task.yield()
  return Account(number: 1)
}

nonisolated(nonsending) private func buildLedger(_ c: Container) async throws(Failure) -> Ledger {
  try await Ledger(account: c.account)
}

nonisolated(nonsending) private func buildTenant(_ c: Container, _ name: String) async throws(Failure)
  -> Tenant
{
  try await Tenant(account: c.account)
}

nonisolated(nonsending) private func buildChained(_ c: Container) async -> Int { 4 }

nonisolated(nonsending) private func buildInvoice(_ c: Container) async throws(Failure) -> Invoice {
  try await Invoice(account: c.account)
}

nonisolated(nonsending) private func buildNapkin(_ c: Container) async -> Napkin { Napkin() }

@MainActor private func buildLobby(_ c: Container) -> Lobby { Lobby() }

private let waitingBase = _SlotBase()

private let waitingPlan = _Plan { plan in
  plan.register("Waiting", slots: 7, base: waitingBase, needs: waitingNeeds)
}

private let waitingNeeds: StaticString = """
  account:
  ledger: account
  tenant: account
  chained:
  invoice: account
  napkin:
  lobby:
  """
