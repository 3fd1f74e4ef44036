// SPDX-License-Identifier: MIT

import LedgerBase

/// Money on its way from one account to another.
public struct Transfer: Equatable, Sendable {
  /// The name of the account that pays.
  public var source: String
  /// The name of the account that is paid.
  public var target: String
  /// The amount.
  public var amount: Money
  /// Identifies the transfer, so that it is booked once however often it is sent.
  public var reference: String?

  /// Makes a transfer, which is not booked yet.
  public init(from source: String, to target: String, amount: Money, reference: String? = nil) {
    (self.source, self.target, self.amount, self.reference) = (source, target, amount, reference)
  }
}
