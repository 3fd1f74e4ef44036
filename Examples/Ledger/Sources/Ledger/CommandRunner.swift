// SPDX-License-Identifier: MIT

import Accounts
import LedgerBase

/// Runs a command in the transaction of its request.
// @provide
struct CommandRunner {
  let book: AccountBook
  let cashier: Cashier
  let imports: ImportList

  func run(_ command: Command) async throws -> String {
    switch command {
    case .open(let name, let deposit):
      try await book.open(name)
      if let deposit { try await cashier.book(Transfer(from: AccountBook.cash, to: name, amount: deposit)) }
      return "opened \(name)"
    case .transfer(let transfer):
      try await cashier.book(transfer)
      return "paid \(transfer.amount)"
    case .balance(let name):
      return "\(try await book.balance(of: name))"
    case .importFile(let path):
      return "import \(try await imports.add(path, size: ImportFile.size(of: path)))"
    case .imports:
      return try await imports.all().map(\.description).joined(separator: ", ")
    case .check:
      let sum = try await book.sumOfBalances()
      return sum == .zero ? "balanced" : "the balances differ by \(sum)"
    }
  }
}
