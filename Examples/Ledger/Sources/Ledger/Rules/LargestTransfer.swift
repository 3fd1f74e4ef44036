// SPDX-License-Identifier: MIT

import Accounts
import LedgerBase

/// Joins the rules of the module below. It belongs to the service, because it needs the settings.
// @provide(into: TransferRule)
struct LargestTransfer: TransferRule {
  let name = "largest transfer"
  let settings: Settings

  func objection(to transfer: Transfer, in book: AccountBook) -> String? {
    transfer.amount > settings.largestTransfer ? "no more than \(settings.largestTransfer) at once" : nil
  }
}
