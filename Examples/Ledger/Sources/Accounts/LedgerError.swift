// SPDX-License-Identifier: MIT

import LedgerBase

/// The reason why an account or a transfer is refused.
public enum LedgerError: Error, Equatable, CustomStringConvertible {
  case badName(String)
  case accountExists(String)
  case noSuchAccount(String)
  /// A rule objects.
  case refused(rule: String, objection: String)
  /// The database failed: the ledger says nothing about the transfer.
  case database(DatabaseError)

  /// The error in words.
  public var description: String {
    switch self {
    case .badName(let name): "not a name of an account: \(name)"
    case .accountExists(let name): "there is an account \(name)"
    case .noSuchAccount(let name): "there is no account \(name)"
    case .refused(_, let objection): objection
    case .database(let error): "\(error)"
    }
  }
}
