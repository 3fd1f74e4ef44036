// SPDX-License-Identifier: MIT

@testable import Accounts
import DIRuntime
import DITesting
import Foundation
import LedgerBase
import Testing

/// A library alone: each test has a container with a database in memory.
@Suite(.container(Container().service(settings: Settings(database: ":memory:"))))
struct CashierTests {
  private let service: ServiceContainer

  init() throws { service = try #require(Container.current as? ServiceContainer) }

  /// Books transfers in one request, and gives the balances of ada and ben.
  private func balances(after transfers: Transfer...) async throws -> [Money] {
    try await service.request(access: .writing).run { request in
      let (book, cashier) = (try await request.accountBook, try await request.cashier)
      for name in ["ada", "ben"] { try await book.open(name) }
      for transfer in transfers { try await cashier.book(transfer) }
      return [try await book.balance(of: "ada"), try await book.balance(of: "ben")]
    }
  }

  private let deposit = Transfer(from: "cash", to: "ada", amount: Money(cents: 9_00), reference: "d1")

  @Test func booksTransfers() async throws {
    let payment = Transfer(from: "ada", to: "ben", amount: Money(cents: 2_50))
    #expect(try await balances(after: deposit, payment) == [Money(cents: 6_50), Money(cents: 2_50)])
  }

  @Test(arguments: [
    (Transfer(from: "ada", to: "ben", amount: Money(cents: 9_01)), "ada has 9.00 only"),
    (Transfer(from: "ada", to: "ada", amount: Money(cents: 1)), "an account cannot pay itself"),
    (Transfer(from: "ada", to: "ben", amount: .zero), "there is nothing to pay"),
    (Transfer(from: "ada", to: "ben", amount: Money(cents: 1), reference: "d1"), "d1 is booked already"),
    (Transfer(from: "ada", to: "eve", amount: Money(cents: 1)), "there is no account eve"),
    (Transfer(from: "Ada", to: "ben", amount: Money(cents: 1)), "not a name of an account: Ada"),
  ])
  func refuses(_ transfer: Transfer, because objection: String) async throws {
    let error = await #expect(throws: LedgerError.self) { try await balances(after: deposit, transfer) }
    #expect(error?.description == objection)
  }

  /// The failed request leaves nothing behind, and no cache remembers an account of it.
  @Test func rollsBack() async throws {
    await #expect(throws: LedgerError.noSuchAccount("eve")) {
      try await balances(after: deposit, Transfer(from: "eve", to: "ada", amount: Money(cents: 1)))
    }
    #expect(try await balances(after: deposit) == [Money(cents: 9_00), .zero])
  }

  /// An override of one collection, and the rest as it is.
  @Test(.overriding { $0.override(.transferRules) { [NoRefunds()] } })
  func asksTheRulesOfTheContainer() async throws {
    let refund = Transfer(from: "ada", to: "cash", amount: Money(cents: 1))
    await #expect(throws: LedgerError.refused(rule: "no refunds", objection: "no refunds")) {
      try await balances(after: refund)
    }
    let overdraft = Transfer(from: "ada", to: "ben", amount: Money(cents: 1))
    #expect(try await balances(after: overdraft) == [Money(cents: -1), Money(cents: 1)])
  }
}
