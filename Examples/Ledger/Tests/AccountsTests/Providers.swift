// SPDX-License-Identifier: MIT

import Accounts
import LedgerBase

/// The module below requires a place for the log, so the tests provide one.
// @provide(as: LogSink)
struct Silence: LogSink {
  func write(_ line: String) {}
}

struct NoRefunds: TransferRule {
  let name = "no refunds"

  func objection(to transfer: Transfer, in book: AccountBook) -> String? {
    transfer.target == AccountBook.cash ? "no refunds" : nil
  }
}
