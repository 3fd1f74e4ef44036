// SPDX-License-Identifier: MIT

/// The arguments of a dynamic look-up, without their types.
struct DynamicArguments {
  /// A `DynamicArgumentList`, or nothing where there are none.
  let values: Any
  let types: [Any.Type]
  /// Tells these arguments from others; nil where there are none.
  let identity: DynamicArgumentIdentity?

  static var none: DynamicArguments { DynamicArguments(values: (), types: [], identity: nil) }
}

extension DynamicArguments {
  init<First, each Rest>(_ list: DynamicArgumentList<First, repeat each Rest>) {
    let types = DynamicArgumentList<First, repeat each Rest>.types
    self.init(values: list, types: types, identity: DynamicArgumentIdentity(list))
  }
}

/// One argument or more.
struct DynamicArgumentList<First, each Rest> {
  let first: First
  let rest: (repeat each Rest)

  init(_ first: First, _ rest: repeat each Rest) {
    self.first = first
    self.rest = (repeat each rest)
  }

  static var types: [Any.Type] {
    var types: [Any.Type] = [First.self]
    for type in repeat (each Rest).self { types.append(type) }
    return types
  }
}

// The functions that take it require their arguments to be.
extension DynamicArgumentList: @unchecked Sendable where First: Sendable, repeat each Rest: Sendable {}

/// Tells arguments apart, for what is kept by their values and to find cycles.
///
/// What is not Hashable is told apart by its object if it is one; else not at all, so that a provider which asks for
/// itself with such an argument is a cycle. The hash is taken once, so that none of it is under a lock.
// Unchecked because what is kept by its arguments requires them to be Sendable, and nothing else stores them.
struct DynamicArgumentIdentity: Hashable, @unchecked Sendable {
  private var values: [AnyHashable] = []
  private let hash: Int

  init<First, each Rest>(_ list: DynamicArgumentList<First, repeat each Rest>) {
    values.append(Self.identity(of: list.first))
    for value in repeat each list.rest { values.append(Self.identity(of: value)) }
    hash = values.hashValue
  }

  private static func identity<T>(of value: T) -> AnyHashable {
    if let value = value as? any Hashable { return AnyHashable(value) }
    if type(of: value as Any) is AnyObject.Type { return ObjectIdentifier(value as AnyObject) }
    return 0
  }

  static func == (one: Self, other: Self) -> Bool { one.hash == other.hash && one.values == other.values }
  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
