// SPDX-License-Identifier: MIT

/// An amount of money.
public struct Money: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The amount in cents.
  public var cents: Int64

  /// Makes an amount of so many cents.
  public init(cents: Int64) { self.cents = cents }

  /// Reads an amount such as `12` or `12.05`.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isWritten = parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }
    guard isWritten, parts.count == 1 || parts[1].count == 2, let whole = Int64(parts[0]) else { return nil }
    let (cents, overflow) = whole.multipliedReportingOverflow(by: 100)
    let (sum, isTooLarge) = cents.addingReportingOverflow(parts.count == 2 ? Int64(parts[1]) ?? 0 : 0)
    if overflow || isTooLarge { return nil }
    self.cents = sum
  }

  /// No money.
  public static let zero = Money(cents: 0)

  /// Compares two amounts.
  public static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }

  /// The amount with two digits for the cents.
  public var description: String {
    let rest = cents.magnitude % 100
    return "\(cents < 0 ? "-" : "")\(cents.magnitude / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { "0" <= self && self <= "9" }
}
