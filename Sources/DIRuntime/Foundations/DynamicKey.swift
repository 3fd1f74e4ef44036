// SPDX-License-Identifier: MIT

/// A type, and possibly a name, by which a dynamic look-up finds a provider.
///
/// ```swift
/// container.registrations.contains { $0.key == DynamicKey((any Clock).self, name: "main") }
/// ```
///
/// `any P` and `any P & Sendable` are one type here. `P` and `P?` are two. You may use a key from any thread.
public struct DynamicKey: Hashable, @unchecked Sendable, CustomStringConvertible {
  // Unchecked because of the type, which is only compared and described.

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

  /// Whether both have the same type and name.
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

  /// The description, with the module of the type or without.
  func text(qualified: Bool) -> String {
    _typeName(type, qualified: qualified) + (name.map { " named '\($0)'" } ?? "")
  }
}

/// The reason why a dynamic look-up failed.
///
/// ```swift
/// do {
///   let clock = try container.dynamic.resolve((any Clock).self)
/// } catch DynamicError.missing(let key, _, let candidates, _) {
///   print("no \(key); there are \(candidates)")
/// }
/// ```
///
/// A route lists the values that were being built when the look-up was made, the outermost first. An error of a factory
/// is passed on unchanged.
///
/// It is Sendable. Making one looks at every registration, to list near misses. If you expect that a type may be
/// missing, use ``DynamicContainer/resolveIfPresent(_:name:match:)``.
public enum DynamicError: Error, Sendable {
  /// Nothing is registered for the key. The candidates are near misses: another name, an optional, a subtype.
  /// The advice is another way to get the value, if there is one.
  case missing(DynamicKey, route: [String], candidates: [DynamicKey], advice: String?)
  /// Several providers match equally well.
  case ambiguous(DynamicKey, route: [String], candidates: [DynamicKey])
  /// A value needs itself to be built. The route begins and ends with it.
  case cycle(route: [String])
  /// The provider takes other arguments; their types in order.
  case argumentMismatch(DynamicKey, expected: [String], given: [String], route: [String])
  /// The value that was built has the type `actual`, and not the requested one.
  case wrongType(DynamicKey, actual: String, route: [String])
  /// The view's container is gone.
  case containerGone(DynamicKey, route: [String])
  /// The container is closed, and did not build this value before.
  case closed(DynamicKey, route: [String])
}

extension DynamicError: CustomStringConvertible {
  /// The error in one line.
  public var description: String {
    switch self {
    case .missing(let key, let route, let candidates, let advice):
      let near = candidates.isEmpty ? "" : "; there is \(Self.list(candidates))"
      return "nothing is registered for \(key)\(Self.way(route, to: key))\(near)"
        + (advice.map { "; \($0)" } ?? "")
    case .ambiguous(let key, let route, let candidates):
      return
        "several providers match \(key) equally well: \(Self.list(candidates))\(Self.way(route, to: key))"
    case .cycle(let route):
      return "dependency cycle: \(route.joined(separator: " → "))"
    case .argumentMismatch(let key, let expected, let given, let route):
      let (wanted, passed) = (expected.joined(separator: ", "), given.joined(separator: ", "))
      return "\(key) takes (\(wanted)) and was given (\(passed))\(Self.way(route, to: key))"
    case .wrongType(let key, let actual, let route):
      return "the value registered for \(key) is of type \(actual)\(Self.way(route, to: key))"
    case .containerGone(let key, let route):
      return "the container that was asked for \(key) is gone\(Self.way(route, to: key))"
    case .closed(let key, let route):
      return "the container that was asked for \(key) is closed and never built it\(Self.way(route, to: key))"
    }
  }

  private static func way(_ route: [String], to key: DynamicKey) -> String {
    // An injected property without a key is a step of its own, which has the same name as its look-up.
    let before = route.last == key.description ? route.dropLast() : route[...]
    return before.isEmpty ? "" : " (on the way \((before + [key.description]).joined(separator: " → ")))"
  }

  /// The keys, with their modules where two would read alike.
  private static func list(_ keys: [DynamicKey]) -> String {
    let isClear = Set(keys.map(\.description)).count == keys.count
    return keys.map { $0.text(qualified: !isClear) }.joined(separator: ", ")
  }
}
