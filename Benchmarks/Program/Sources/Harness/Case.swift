// SPDX-License-Identifier: MIT

/// Something that is measured: code that uses the library, and code written by hand that does the same.
public struct Case {
  /// Does it so many times.
  public typealias Loop = (_ count: Int) -> Void

  /// What the tables know it by.
  public let name: String
  /// Who does it, by name: `hand` first, with which the others are compared.
  public let loops: [(who: String, run: Loop)]

  /// Describes a case.
  public init(_ name: String, hand: @escaping Loop, ours: @escaping Loop) {
    self.name = name
    loops = [("hand", hand), ("ours", ours)]
  }
}
