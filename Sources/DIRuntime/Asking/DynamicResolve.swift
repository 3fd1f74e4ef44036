// SPDX-License-Identifier: MIT

extension DynamicContainer {
  /// The value of a type.
  ///
  /// ```swift
  /// let clock: any Clock = try container.resolve()
  /// let greeter = try container.resolve(Greeter.self, name: "polite")
  /// ```
  ///
  /// It asks this container first, for the type itself and then by the rule. Then it asks the fallback containers
  /// in the same way, in their order. Last, if the rule says so, it tries casting.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name it is registered under.
  ///   - match: Which providers to consider if the type itself is not registered; the container's own rule if nil.
  /// - Returns: The value.
  /// - Throws: A ``DynamicError``, or the factory's error.
  public func resolve<T>(
    _ type: T.Type = T.self, name: String? = nil, match: DynamicMatch? = nil
  ) throws -> T {
    if let (value, keeper) = owned?.built(DynamicKey(type, name: name), match, in: self) {
      defer { withExtendedLifetime(keeper) {} }
      return value.assumingMemoryBound(to: T.self).pointee
    }
    return try request(type, name, match).value()
  }

  /// The value of a type whose factory takes arguments.
  ///
  /// ```swift
  /// let user: User = try container.resolve(arguments: 7, "Kim")
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name it is registered under.
  ///   - match: Which providers to consider if the type itself is not registered; the container's own rule if nil.
  ///   - first: The first argument.
  ///   - rest: The other arguments.
  /// - Returns: The value.
  /// - Throws: A ``DynamicError``, or the factory's error.
  public func resolve<T, First, each Rest>(
    _ type: T.Type = T.self, name: String? = nil, match: DynamicMatch? = nil,
    arguments first: First, _ rest: repeat each Rest
  ) throws -> T {
    let (types, values) = (
      DIRuntime.types(First.self, repeat (each Rest).self), _UncheckedSendable((first, (repeat each rest)))
    )
    return try request(type, name, match, arguments: types, values).value()
  }

  /// The value of a type, or nil if it is not registered.
  ///
  /// Nil is not remembered, so a later registration is found. If a dependency of the value is missing, that is an
  /// error.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name it is registered under.
  ///   - match: Which providers to consider if the type itself is not registered; the container's own rule if nil.
  /// - Returns: The value, if there is a provider.
  /// - Throws: A ``DynamicError`` other than that the type itself is missing, or the factory's error.
  public func resolveIfPresent<T>(
    _ type: T.Type = T.self, name: String? = nil, match: DynamicMatch? = nil
  ) throws -> T? {
    if let (value, keeper) = owned?.built(DynamicKey(type, name: name), match, in: self) {
      defer { withExtendedLifetime(keeper) {} }
      return value.assumingMemoryBound(to: T.self).pointee
    }
    return try request(type, name, match).valueIfPresent()
  }

  /// The value of a type, or another one if it is not registered.
  ///
  /// ```swift
  /// let clock: any Clock = try container.resolve(or: SystemClock())
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name it is registered under.
  ///   - match: Which providers to consider if the type itself is not registered; the container's own rule if nil.
  ///   - other: Evaluated only if there is no provider.
  /// - Returns: The value.
  /// - Throws: The errors of `resolveIfPresent` and of the other expression.
  public func resolve<T>(
    _ type: T.Type = T.self, name: String? = nil, match: DynamicMatch? = nil,
    or other: @autoclosure () throws -> T
  ) throws -> T {
    try resolveIfPresent(type, name: name, match: match) ?? other()
  }

  /// Builds a new value. The kept one stays as it is. For a generated provider it does the same as ``Container/fresh``
  /// with its key.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name it is registered under.
  ///   - match: Which providers to consider if the type itself is not registered; the container's own rule if nil.
  /// - Returns: The new value.
  /// - Throws: A ``DynamicError``, or the factory's error.
  public func fresh<T>(_ type: T.Type = T.self, name: String? = nil, match: DynamicMatch? = nil) throws -> T {
    try request(type, name, match, isFresh: true).value()
  }

  /// The values of all providers of a type, named or not, here and in the fallback containers.
  ///
  /// They come in the order of registration, this container's first. Of several providers with the same name, only the
  /// one that `resolve` finds counts. With a rule other than `exact`, subtypes count too. Providers with arguments are
  /// left out.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - match: Whether to include subtypes; the container's own rule if nil.
  /// - Returns: The values; none if nothing is registered.
  /// - Throws: A ``DynamicError``, or a factory's error.
  public func resolveAll<T>(_ type: T.Type = T.self, match: DynamicMatch? = nil) throws -> [T] {
    try request(type, nil, match).allValues()
  }

  /// Whether a look-up would find a provider, here or in a fallback container. It builds nothing. A closed container may refuse to
  /// build the value all the same.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name it is registered under.
  ///   - match: Which providers to consider if the type itself is not registered; the container's own rule if nil.
  ///     Values that only casting could find do not count.
  /// - Returns: Whether there is a provider, or more than one.
  public func contains(_ type: Any.Type, name: String? = nil, match: DynamicMatch? = nil) -> Bool {
    guard let request = try? request(type, name, match) else { return false }
    do { return try request.find() != nil } catch { return true }
  }

  func request(
    _ type: Any.Type, _ name: String?, _ match: DynamicMatch?, isFresh: Bool = false,
    arguments: [Any.Type] = [], _ values: Any = ()
  ) throws -> DynamicRequest {
    let key = DynamicKey(type, name: name)
    guard let storage else { throw DynamicError.containerGone(key, route: Build.route) }
    return DynamicRequest(
      key: key, arguments: arguments, values: values, match: match ?? storage.match, isFresh: isFresh,
      askedStorage: storage, askedContainer: container, foundStorage: storage)
  }
}

/// The types of a pack.
func types<each T>(_ types: repeat (each T).Type) -> [Any.Type] {
  var all: [Any.Type] = []
  for type in repeat each types { all.append(type) }
  return all
}

/// Says which providers a look-up considers if none is registered for the type itself.
///
/// The distance is counted in steps of inheritance. From a class to its superclass is one step, and so is a
/// conformance that the class declares. A running program cannot see which protocols a protocol refines. So a provider
/// registered under a protocol is found by that protocol, or by casting its value. The subtypes of a private protocol are
/// found by casting only. Two providers at the same distance are an error that lists both. Only providers of the same
/// name are compared.
///
/// ```swift
/// let container = DynamicContainer(match: .nearest)
/// container.register(Duck.self) { _ in Duck() }
/// try container.resolve((any Bird).self)   // the duck
/// ```
///
/// It is Sendable. A look-up that finds the type itself costs the same with every rule. A look-up that needs the
/// rule goes through all registrations.
public enum DynamicMatch: Sendable {
  /// None: the type must be registered itself.
  case exact
  /// The subtype with the fewest steps to the requested type.
  case nearest
  /// The subtype with the most steps.
  case furthest
  /// The nearest subtype. If there is none, the nearest built value that can be cast to the type.
  ///
  /// Only providers whose values may have the type are built, and none twice. For a private protocol, and for one with a
  /// fixed associated type, these are all providers, because only a value shows whether it conforms. Distances start at the
  /// type of the built value.
  case nearestOrCastable
  /// The furthest subtype. If there is none, the furthest built value that can be cast to the type.
  case furthestOrCastable
}

extension DynamicMatch {
  var casts: Bool { self == .nearestOrCastable || self == .furthestOrCastable }
  var isFurthest: Bool { self == .furthest || self == .furthestOrCastable }
}
