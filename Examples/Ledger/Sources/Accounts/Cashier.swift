// SPDX-License-Identifier: MIT

import LedgerBase

// @provide(public)
/// Books the transfers to which no rule objects.
public struct Cashier: Sendable {
  let book: AccountBook
  let rules: [any TransferRule]
  let clock: any WallClock
  let requestLog: Log

  /// Books a transfer, or throws the first objection.
  public func book(_ transfer: Transfer) async throws(LedgerError) {
    for rule in rules {
      guard let objection = try await rule.objection(to: transfer, in: book) else { continue }
      requestLog.write(.debug, "refused", ["rule": rule.name, "objection": objection])
      throw .refused(rule: rule.name, objection: objection)
    }
    try await book.book(transfer, at: clock.now())
  }
}
