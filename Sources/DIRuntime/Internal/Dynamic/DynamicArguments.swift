// SPDX-License-Identifier: MIT

/// The arguments of a look-up, one or more, whatever their types: a `DynamicArgumentList`.
protocol DynamicArguments: AnyObject {
  static var types: [Any.Type] { get }
  /// Tells these arguments from others, to find cycles.
  var identity: AnyHashable { get }
}

final class DynamicArgumentList<each Argument>: DynamicArguments {
  let values: (repeat each Argument)

  init(_ values: repeat each Argument) { self.values = (repeat each values) }

  static var types: [Any.Type] {
    var types: [Any.Type] = []
    for type in repeat (each Argument).self { types.append(type) }
    return types
  }

  /// What is not Hashable is told apart by its object if it is one; else not at all, so that a provider which asks for
  /// itself with such an argument is a cycle.
  var identity: AnyHashable {
    var parts: [AnyHashable] = []
    for value in repeat each values {
      parts.append(
        (value as? any Hashable).map { AnyHashable($0) } ?? AnyObject?(in: value).map(ObjectIdentifier.init))
    }
    return parts
  }
}
