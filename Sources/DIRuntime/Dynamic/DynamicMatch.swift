// SPDX-License-Identifier: MIT

/// Says which providers a look-up considers if none is registered for the type itself.
///
/// The distance is counted in steps of inheritance. From a class to its superclass is one step, and so is a
/// conformance that the class declares. A running program cannot see which protocols a protocol refines. So what is
/// registered under a protocol is found by that protocol, or by casting what it builds. The subtypes of a private
/// protocol are found by casting only. Two at the same distance are an error that lists both. Only providers of the
/// same name are compared.
///
/// ```swift
/// let container = DynamicContainer(match: .nearest)
/// container.register(Duck.self) { _ in Duck() }
/// try container.resolve((any Bird).self)   // the duck
/// ```
///
/// It is Sendable. A look-up that finds the type itself costs the same with every rule. Another one looks at every
/// registration.
public enum DynamicMatch: Sendable {
  /// None: the type must be registered itself.
  case exact
  /// The subtype with the fewest steps to the type that is asked for.
  case nearest
  /// The subtype with the most.
  case furthest
  /// The nearest subtype. If there is none, what can be cast to the type once it is built.
  ///
  /// Nothing is built that cannot be of the type, and nothing is built twice. Distances are those of what was
  /// built.
  case nearestOrCastable
  /// The furthest subtype. If there is none, what can be cast to the type once it is built.
  case furthestOrCastable
}

extension DynamicMatch {
  var casts: Bool { self == .nearestOrCastable || self == .furthestOrCastable }
  var isFurthest: Bool { self == .furthest || self == .furthestOrCastable }
}
