// SPDX-License-Identifier: MIT

/// Which providers a dynamic look-up considers when none is registered for the very type that it asks for.
///
/// Distance is counted in steps of inheritance: from a class to its superclass is one, and so is the conformance of the
/// class that declares it. Which protocols a protocol refines cannot be seen while a program runs: a registration
/// under a protocol's type is reached by that type, or by casting what it builds. Two at the same distance are
/// an error that lists both. Only providers of the same name, or all unnamed ones, are compared.
///
/// ```swift
/// let container = DynamicContainer(match: .nearest)
/// container.register(Duck.self) { _ in Duck() }
/// try container.resolve((any Bird).self)   // the duck
/// ```
///
/// It is Sendable. A look-up that finds the very type costs the same by every rule; another one costs a look at every
/// registration.
public enum DynamicMatch: Sendable {
  /// None: the type has to be the one that was registered.
  case exact
  /// The subtype with the fewest steps to the type that is asked for.
  case nearest
  /// The subtype with the most.
  case furthest
  /// The nearest subtype; if there is none anywhere, what can be cast to the type once it is built.
  ///
  /// Nothing is built that cannot be of the type, and nothing twice. The distances are those of what was built.
  case nearestOrCastable
  /// The furthest subtype; if there is none anywhere, what can be cast to the type once it is built.
  case furthestOrCastable
}

extension DynamicMatch {
  var casts: Bool { self == .nearestOrCastable || self == .furthestOrCastable }
  var isFurthest: Bool { self == .furthest || self == .furthestOrCastable }
}
