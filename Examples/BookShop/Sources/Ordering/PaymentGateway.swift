// SPDX-License-Identifier: MIT

import ShopCore

// @require
/// How customers pay is not for this module to say: whoever uses it provides one.
public protocol PaymentGateway: Sendable {
  func charge(_ amount: Money, to customer: Customer) throws(PaymentDeclined)
}

/// The customer keeps the money.
public struct PaymentDeclined: Error, Equatable {
  /// What was asked for.
  public var amount: Money

  /// Declines an amount.
  public init(amount: Money) { self.amount = amount }
}
