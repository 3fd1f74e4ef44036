// SPDX-License-Identifier: MIT

import Foundation
import LedgerBase

// @provide(public)
/// The accounts, as the transaction of a request sees them.
public struct AccountBook: Sendable {
  /// The account that all money comes from. It alone may be overdrawn.
  public static let cash = "cash"

  let transaction: Transaction
  let accountNumbers: @Sendable (Character) -> AccountNumbers

  /// Opens an account.
  public func open(_ name: String) async throws(LedgerError) {
    guard try await find(name) == nil else { throw .accountExists(name) }
    try await run("INSERT INTO accounts (name, balance) VALUES (?, 0)", [.text(name)])
  }

  /// The balance of an account.
  public func balance(of name: String) async throws(LedgerError) -> Money {
    try await sum("SELECT balance FROM accounts WHERE id = ?", .integer(number(of: name)))
  }

  /// The sum of all balances, which is 0 unless something is lost.
  public func sumOfBalances() async throws(LedgerError) -> Money {
    try await sum("SELECT coalesce(sum(balance), 0) FROM accounts")
  }

  /// The money that left an account since some time.
  public func sent(by name: String, since time: Date) async throws(LedgerError) -> Money {
    try await sum(
      "SELECT coalesce(sum(amount), 0) FROM transfers WHERE source = ? AND time >= ?",
      .integer(number(of: name)), .integer(Int64(time.timeIntervalSince1970)))
  }

  /// Whether a transfer with a reference is booked.
  public func isBooked(_ reference: String) async throws(LedgerError) -> Bool {
    try await run("SELECT 1 FROM transfers WHERE reference = ?", [.text(reference)]) != nil
  }

  /// Books a transfer, without asking any rule.
  func book(_ transfer: Transfer, at time: Date) async throws(LedgerError) {
    let source = try await Value.integer(number(of: transfer.source))
    let target = try await Value.integer(number(of: transfer.target))
    let amount = Value.integer(transfer.amount.cents)
    try await run("UPDATE accounts SET balance = balance - ? WHERE id = ?", [amount, source])
    try await run("UPDATE accounts SET balance = balance + ? WHERE id = ?", [amount, target])
    try await run(
      "INSERT INTO transfers (source, target, amount, reference, time) VALUES (?, ?, ?, ?, ?)",
      [source, target, amount, .optional(transfer.reference), .integer(Int64(time.timeIntervalSince1970))])
  }

  // MARK: Numbers

  private func number(of name: String) async throws(LedgerError) -> Int64 {
    guard let number = try await find(name) else { throw .noSuchAccount(name) }
    return number
  }

  /// A number is remembered after the commit: the request may itself have opened the account, and be rolled back.
  private func find(_ name: String) async throws(LedgerError) -> Int64? {
    guard let initial = name.first, Self.isName(name) else { throw .badName(name) }
    let known = accountNumbers(initial)
    if let number = known.number(of: name) { return number }
    guard let number = try await run("SELECT id FROM accounts WHERE name = ?", [.text(name)]) else {
      return nil
    }
    transaction.afterCommit { known.remember(number, of: name) }
    return number
  }

  private static func isName(_ name: String) -> Bool {
    name.utf8.count <= 32 && name.utf8.allSatisfy { (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) }
  }

  // MARK: Statements

  private func sum(_ sql: String, _ values: Value...) async throws(LedgerError) -> Money {
    Money(cents: try await run(sql, values) ?? 0)
  }

  /// Runs a statement. Gives the integer that its answer begins with, if it has one.
  @discardableResult
  private func run(_ sql: String, _ values: [Value]) async throws(LedgerError) -> Int64? {
    do throws(DatabaseError) {
      return try await transaction.rows(sql, values).first?.integer(0)
    } catch {
      throw .database(error)
    }
  }
}
