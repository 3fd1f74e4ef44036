// SPDX-License-Identifier: MIT

import LedgerBase

/// A rule that each transfer must pass. Modules above add rules of their own.
public protocol TransferRule: Sendable {
  /// Names the rule in the log.
  var name: String { get }

  /// The reason to refuse a transfer, or nil.
  func objection(to transfer: Transfer, in book: AccountBook) async throws(LedgerError) -> String?
}

// @provide(into: TransferRule)
struct TwoAccounts: TransferRule {
  let name = "two accounts"

  func objection(to transfer: Transfer, in book: AccountBook) -> String? {
    transfer.source == transfer.target ? "an account cannot pay itself" : nil
  }
}

// @provide(into: TransferRule)
struct SomeMoney: TransferRule {
  let name = "some money"

  func objection(to transfer: Transfer, in book: AccountBook) -> String? {
    transfer.amount > .zero ? nil : "there is nothing to pay"
  }
}

// @provide(into: TransferRule)
struct EnoughMoney: TransferRule {
  let name = "enough money"

  func objection(to transfer: Transfer, in book: AccountBook) async throws(LedgerError) -> String? {
    if transfer.source == AccountBook.cash { return nil }
    let balance = try await book.balance(of: transfer.source)
    return transfer.amount > balance ? "\(transfer.source) has \(balance) only" : nil
  }
}

// @provide(into: TransferRule)
struct BookedOnce: TransferRule {
  let name = "booked once"

  func objection(to transfer: Transfer, in book: AccountBook) async throws(LedgerError) -> String? {
    guard let reference = transfer.reference, try await book.isBooked(reference) else { return nil }
    return "\(reference) is booked already"
  }
}
