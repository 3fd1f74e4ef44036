// SPDX-License-Identifier: MIT

import DIRuntime
import DITesting
import LedgerBase
import Testing

@testable import Accounts
@testable import Ledger

/// The whole service, each test with a database of its own.
@Suite(
  .ownFolder, .container(Container().service(settings: .inOwnFolder())),
  .overriding { $0.override(.logSink) { Recorded() } })
struct RequestTests {
  private let service: ServiceContainer

  init() throws { service = try currentService() }

  @Test func answers() async throws {
    let answers = await service.answers(
      to: "open ada 10.00", "open ben", "transfer ada ben 2.50 r1", "balance ada", "balance ben", "check")
    #expect(
      answers == ["ok opened ada", "ok opened ben", "ok paid 2.50", "ok 7.50", "ok 2.50", "ok balanced"])
  }

  @Test(arguments: [
    ("fly", "error unknown command: fly"), ("", "error unknown command: "),
    ("balance", "error usage: balance NAME"), ("open ada 1.5", "error not an amount: 1.5"),
    ("open Ada", "error not a name of an account: Ada"), ("open cash", "error there is an account cash"),
    ("balance eve", "error there is no account eve"), ("import /none", "error cannot read /none"),
  ])
  func refuses(_ line: String, _ answer: String) async {
    #expect(await service.requests.answer(to: line) == answer)
  }

  /// The test fails if a mistake in a request opens the database.
  @Test(.strict { $0.allow(.requests) })
  func opensNothingForAMistake() async {
    #expect(
      await service.requests.answer(to: "transfer ada") == "error usage: transfer FROM TO AMOUNT [REFERENCE]")
  }

  /// The account is gone with the deposit, which a rule of this module refuses.
  @Test func rollsBack() async {
    let answers = await service.answers(
      to: "open ada 10000.01", "balance ada", "open ada 10000.00", "balance ada")
    #expect(
      answers == [
        "error no more than 10000.00 at once", "error there is no account ada", "ok opened ada",
        "ok 10000.00",
      ])
  }

  @Test func changesNothingInAReadingTransaction() async {
    await #expect(throws: LedgerError.self) {
      try await service.request(access: .reading).run { try await $0.accountBook.open("ada") }
    }
    #expect(await service.requests.answer(to: "balance ada") == "error there is no account ada")
  }

  @Test func collectsTheRulesOfBothModules() {
    var names = ["two accounts", "some money", "enough money", "booked once", "largest transfer"]
    #if DailyLimit
    names.insert("daily limit", at: 4)
    #endif
    #expect(service.request(access: .reading).Ledger::transferRules.map(\.name) == names)
  }

  #if DailyLimit
  @Test(.overriding { $0.override(.wallClock) { StoppedClock() } })
  func limitsADay() async {
    let answers = await service.answers(
      to: "open ada 10000.00", "transfer cash ada 10000.00", "open ben", "transfer ada ben 9999.99",
      "transfer ada ben 0.02",
      "transfer ada ben 0.01")
    #expect(answers.suffix(2) == ["error no more than 10000.00 in a day", "ok paid 0.01"])
  }
  #endif

  @Test func losesNothingAmongManyRequests() async throws {
    _ = await service.answers(to: "open ada 10.00", "open ben")
    let requests = service.requests
    let paid = await withTaskGroup(of: String.self) { group in
      for number in 0..<60 {
        group.addTask {
          await requests.answer(to: number % 2 == 0 ? "transfer ada ben 0.10" : "balance ben")
        }
      }
      return await group.reduce(into: 0) { $0 += $1 == "ok paid 0.10" ? 1 : 0 }
    }
    #expect(paid == 30)
    #expect(await service.answers(to: "balance ben", "check") == ["ok 3.00", "ok balanced"])
  }

  /// Another initial, another cache.
  @Test func remembersNumbersOfAccounts() async {
    _ = await service.answers(to: "open ada 10.00", "balance ada")
    #expect(service.accountNumbers(initial: "a").number(of: "ada") != nil)
    #expect(service.accountNumbers(initial: "b").number(of: "ada") == nil)
    #expect(service.accountNumbers(initial: "a") === service.accountNumbers(initial: "a"))
  }
}
