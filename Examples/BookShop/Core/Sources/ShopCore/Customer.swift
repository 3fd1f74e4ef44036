// SPDX-License-Identifier: MIT

/// Who buys.
public struct Customer: Hashable, Sendable {
  /// As they are greeted.
  public var name: String
  /// Whether the shop knows them.
  public var isRegular: Bool

  /// A customer, new to the shop unless it says otherwise.
  public init(name: String, isRegular: Bool = false) {
    self.name = name
    self.isRegular = isRegular
  }
}
