// SPDX-License-Identifier: MIT

/// An amount in euro cents.
public struct Money: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// How many.
  public var cents: Int

  /// So many cents.
  public init(cents: Int) { self.cents = cents }

  /// No money.
  public static let nothing = Money(cents: 0)

  /// Whether it is less.
  public static func < (one: Money, other: Money) -> Bool { one.cents < other.cents }
  /// Both together.
  public static func + (one: Money, other: Money) -> Money { Money(cents: one.cents + other.cents) }
  /// What is left.
  public static func - (one: Money, other: Money) -> Money { Money(cents: one.cents - other.cents) }
  /// That often.
  public static func * (count: Int, price: Money) -> Money { Money(cents: count * price.cents) }

  /// Rounded down.
  public func percent(_ share: Int) -> Money { Money(cents: cents * share / 100) }

  /// In euros, with two digits.
  public var description: String {
    let rest = cents % 100
    return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest) €"
  }
}
