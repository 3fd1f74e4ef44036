// SPDX-License-Identifier: MIT

/// The arguments of a look-up, one or more, whatever their types: a `DynamicArgumentList`.
protocol DynamicArguments: AnyObject {
  static var types: [Any.Type] { get }
  /// Tells these arguments from others.
  var identity: DynamicArgumentIdentity { get }
}

final class DynamicArgumentList<each Argument>: DynamicArguments {
  let values: (repeat each Argument)

  init(_ values: repeat each Argument) { self.values = (repeat each values) }

  static var types: [Any.Type] {
    var types: [Any.Type] = []
    for type in repeat (each Argument).self { types.append(type) }
    return types
  }

  var identity: DynamicArgumentIdentity {
    var values: [AnyHashable] = []
    for value in repeat each self.values { values.append(DynamicArgumentIdentity.part(for: value)) }
    return DynamicArgumentIdentity(values)
  }
}

/// Tells arguments apart, for what is kept by their values and to find cycles.
///
/// What is not Hashable is told apart by its object if it is one; else not at all, so that a provider which asks for
/// itself with such an argument is a cycle. The hash is taken once, so that none of it is under a lock.
// Unchecked because what is kept by its arguments requires them to be Sendable, and nothing else stores them.
struct DynamicArgumentIdentity: Hashable, @unchecked Sendable {
  private let values: [AnyHashable]
  private let hash: Int

  init(_ values: [AnyHashable]) {
    self.values = values
    hash = values.hashValue
  }

  static func part<T>(for value: T) -> AnyHashable {
    if let value = value as? any Hashable { return AnyHashable(value) }
    return type(of: value as Any) is AnyObject.Type ? ObjectIdentifier(value as AnyObject) : 0
  }

  static func == (one: Self, other: Self) -> Bool { one.hash == other.hash && one.values == other.values }
  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
