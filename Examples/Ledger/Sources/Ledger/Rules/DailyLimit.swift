// SPDX-License-Identifier: MIT

#if DailyLimit
import Accounts
import Foundation
import LedgerBase

/// A feature that a build has or has not: `swift build --traits DailyLimit`.
// @provide(into: TransferRule)
struct DailyLimit: TransferRule {
  let name = "daily limit"
  let settings: Settings
  let clock: any WallClock

  func objection(to transfer: Transfer, in book: AccountBook) async throws(LedgerError) -> String? {
    if transfer.source == AccountBook.cash { return nil }
    let sent = try await book.sent(by: transfer.source, since: clock.now().addingTimeInterval(-86_400))
    let limit = settings.largestTransfer
    return transfer.amount.cents > limit.cents - sent.cents ? "no more than \(limit) in a day" : nil
  }
}
#endif
