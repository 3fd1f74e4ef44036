// SPDX-License-Identifier: MIT

/// A type, and a name if there is one: what a dynamic look-up asks for.
///
/// ```swift
/// container.registrations.contains { $0.key == DynamicKey((any Clock).self, name: "main") }
/// ```
///
/// `any P` and `any P & Sendable` are one type here. `P` and `P?` are two. You may use a key from any thread.
public struct DynamicKey: Hashable, @unchecked Sendable, CustomStringConvertible {
  // Unchecked for the type, which is only compared and described.

  /// The type.
  public let type: Any.Type
  /// The name; nil for the unnamed one.
  public let name: String?

  /// Makes a key.
  ///
  /// ```swift
  /// DynamicKey((any Clock).self, name: "main")
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name; nil for the unnamed one.
  public init(_ type: Any.Type, name: String? = nil) {
    self.type = type
    self.name = name
  }

  /// Whether both ask for the same.
  public static func == (one: DynamicKey, other: DynamicKey) -> Bool {
    one.type == other.type && one.name == other.name
  }

  /// Hashes the type and the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    if let name { hasher.combine(name) }
  }

  /// The type, and the name if there is one: `Clock named 'main'`.
  public var description: String { text(qualified: false) }

  /// The same, with the module of the type or without.
  func text(qualified: Bool) -> String {
    _typeName(type, qualified: qualified) + (name.map { " named '\($0)'" } ?? "")
  }
}
