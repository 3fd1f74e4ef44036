// SPDX-License-Identifier: MIT

import Accounts
import LedgerBase

/// A mistake in a request.
enum CommandError: Error, Equatable, CustomStringConvertible {
  case unknown(String)
  case usage(String)
  case badAmount(String)

  var description: String {
    switch self {
    case .unknown(let word): "unknown command: \(word)"
    case .usage(let usage): "usage: \(usage)"
    case .badAmount(let text): "not an amount: \(text)"
    }
  }
}

/// A request.
enum Command: Equatable, Sendable {
  case open(String, deposit: Money?)
  case transfer(Transfer)
  case balance(String)
  case importFile(String)
  case imports
  case check

  init(_ line: String) throws(CommandError) {
    let words = line.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("open", 2): self = .open(words[1], deposit: nil)
    case ("open", 3): self = .open(words[1], deposit: try Self.amount(words[2]))
    case ("transfer", 4...5):
      self = .transfer(
        Transfer(
          from: words[1], to: words[2], amount: try Self.amount(words[3]),
          reference: words.count == 5 ? words[4] : nil))
    case ("balance", 2): self = .balance(words[1])
    // A path may have spaces in it.
    case ("import", 2...):
      self = .importFile(String(line.drop { $0 == " " }.dropFirst("import".count).drop { $0 == " " }))
    case ("imports", 1): self = .imports
    case ("check", 1): self = .check
    default: throw Self.mistake(words.first)
    }
  }

  var access: Access {
    switch self {
    case .open, .transfer, .importFile: .writing
    case .balance, .imports, .check: .reading
    }
  }

  private static func amount(_ text: String) throws(CommandError) -> Money {
    guard let amount = Money(text) else { throw .badAmount(text) }
    return amount
  }

  private static func mistake(_ word: String?) -> CommandError {
    let usages = [
      "open NAME [DEPOSIT]", "transfer FROM TO AMOUNT [REFERENCE]", "balance NAME", "import PATH", "imports",
      "check",
    ]
    return usages.first { $0.split(separator: " ").first.map(String.init) == word }.map(CommandError.usage)
      ?? .unknown(word ?? "")
  }
}
