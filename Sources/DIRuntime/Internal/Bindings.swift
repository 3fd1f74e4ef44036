// SPDX-License-Identifier: MIT

/// The replacement of another module's provider. The accessor of the replaced provider calls that of the replacement, which
/// keeps its value, or not, by its own lifetime. Overrides of the replaced provider count for the replacement.
struct Replacement: Sendable {
  let key: KeyID
  let lifetime: _Lifetime
  /// Calls the replacement's accessor.
  let read: ErasedMaker
  /// Builds a new value for the key of the replaced provider; nil if only the accessor can, see `_OpaqueMaker`.
  let build: ErasedMaker?
}

/// The elements that one module, or a child container's part of it, adds to a collection.
package struct CollectionPart: Sendable {
  package let key: KeyID
  /// The type of the error that building them throws: overrides count only for other keys with the same error type.
  let failure: ObjectIdentifier
  /// Builds the elements: an erased `Elements`.
  let elements: ErasedMaker
}

extension _Plan {
  /// The groups of keys whose values depend on each other's overrides.
  var groups: [[KeyID]] {
    replacements.map { [$0, $1.key] } + collections.values.map { $0.map(\.key) }
  }

  /// The other keys whose overrides count for a key too.
  func aliases(of key: KeyID) -> [KeyID] { aliases[key] ?? [] }

  /// The key by which users know a build: for a replacement the key of the replaced provider.
  func name(of key: KeyID) -> KeyID { aliases(of: key).first { replacements[$0]?.key == key } ?? key }

  private func replace(_ key: KeyID, by replacement: Replacement) {
    replacements[key] = replacement
    aliases[replacement.key, default: []].append(key)
  }
}

extension _Plan {
  /// Lets a provider take the place of another module's, in the same containers or in those around them;
  /// meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The other module's provider.
  ///   - replacement: The provider that takes its place.
  ///   - lifetime: The lifetime of the replacement's values.
  ///   - read: A key whose function calls the replacement's accessor.
  public func replace<Maker, Other>(
    _ key: Key<Maker>, by replacement: Key<Other>, _ lifetime: _Lifetime, _ read: Key<Maker>
  ) {
    replace(
      key._id,
      by: Replacement(key: replacement._id, lifetime: lifetime, read: read._make, build: replacement._make))
  }

  /// The same for providers that only their accessors can call, see ``_OpaqueMaker``; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The other module's provider.
  ///   - replacement: The provider that takes its place.
  ///   - lifetime: The lifetime of the replacement's values.
  ///   - read: Calls the replacement's accessor.
  public func replace<Maker: Sendable, Other>(
    _ key: Key<_OpaqueMaker<Maker>>, by replacement: Key<_OpaqueMaker<Other>>, _ lifetime: _Lifetime,
    _ read: Maker
  ) {
    replace(
      key._id,
      by: Replacement(
        key: replacement._id, lifetime: lifetime, read: ErasedMaker(whole: read), build: nil))
  }

  /// Notes the function for a requirement of a module; meant for generated code only.
  ///
  /// - Parameter key: The module's own key for the requirement, with a function that asks the container's root for the value.
  public func require<Maker>(_ key: Key<Maker>) {
    let (module, name) = (key._id.moduleName ?? "", key._id.name)
    let met = metRequirements["\(module).\(name)"] ?? metRequirements["\(module).`\(name)`"]
    requirements[key._id] = (key._make, met?.lifetime ?? .transient)
  }

  /// Adds the elements of a module, or of its part in a child container, to a collection; meant for generated code only.
  ///
  /// - Parameter key: The module's own key for the collection, with a function that builds only these elements.
  public func join<C: Container, Element, E: Error>(
    _ key: Key<@Sendable (C) throws(E) -> [Element]>
  ) {
    let own = _Maker<C, [Element], E>(key._make)
    let elements = Elements<Element> { c in try (c as? C).map { try own($0) } ?? [] }
    let part = CollectionPart(
      key: key._id, failure: ObjectIdentifier(E.self), elements: elements.erased)
    let others = collections[ObjectIdentifier(Element.self)] ?? []
    collections[ObjectIdentifier(Element.self)] = others + [part]
    // A child container's part comes after that of its module, and has the same key.
    if others.contains(where: { $0.key == part.key }) { return }
    for other in Set(others.filter { $0.failure == part.failure }.map(\.key)) {
      aliases[other, default: []].append(part.key)
      aliases[part.key, default: []].append(other)
    }
  }
}

/// Builds the elements of one part of a collection.
private typealias Elements<Element> = _Maker<Container, [Element], any Error>

@_spi(Generated)
extension Container {
  /// The replacement of a provider in this container.
  func replacement(of key: KeyID) -> Replacement? { plan.replacements[key] }

  /// The function that builds a new value of a provider, and the container to call it with.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - own: The key's own function.
  ///   - isOriginal: Whether the running override asks for the value that it replaces.
  /// - Returns: The function, and the container or its view.
  func maker(
    of key: KeyID, _ own: ErasedMaker, isOriginal: Bool
  ) -> (make: ErasedMaker, container: Container) {
    if isOriginal {
      if let below = below(key) { return below }
    } else if let make = overrideToRun(of: key) {
      return (make, _handle)
    }
    return (replacement(of: key)?.build ?? own, _handle)
  }

  /// Whether the container keeps a provider's value; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - isKept: Whether its own module keeps it; left out for a requirement.
  /// - Returns: Whether the provider that meets the requirement, or else the replacement, or else its own module keeps it.
  public func _keeps<Maker>(_ key: Key<Maker>, _ isKept: Bool = false) -> Bool {
    keeps(key._id, isKept)
  }

  func keeps(_ key: KeyID, _ isKept: Bool) -> Bool {
    let lifetime = plan.requirements[key]?.lifetime ?? replacement(of: key)?.lifetime
    return lifetime.map { $0 != .transient } ?? isKept
  }

  /// The elements that all modules add to a collection, lower modules first; meant for generated code only.
  ///
  /// In a container whose root does not know the module, these are the module's own elements.
  ///
  /// - Parameters:
  ///   - key: The module's own key for the collection.
  ///   - own: Builds the module's own elements.
  /// - Returns: The elements.
  /// - Throws: The error of building them.
  public func _joined<Element, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> [Element]>, _ own: (Container) throws(E) -> [Element]
  ) throws(E) -> [Element] {
    let parts = plan.collections[ObjectIdentifier(Element.self)] ?? []
    guard parts.contains(where: { $0.key == key._id }) else { return try own(self) }
    do {
      return try parts.flatMap { try Elements<Element>($0.elements)(self) }
    } catch {
      // The generator proves that each module's elements throw only errors that each module's accessor may throw.
      throw error as! E
    }
  }
}

// Requirements: each module has an accessor and a key of its own, and the root hands over a function that calls the root's
// accessor. So the value has the lifetime of the root's provider, and overrides of that are seen in the module. A value that
// the root keeps costs as much as a kept value once it was asked for, because the module's own slot then has it too.

extension _Plan {
  /// Spells the type of a function that asks for an async requirement; meant for generated code only.
  ///
  /// A closure alone is taken to run on no actor, and then may not return a value that is not Sendable. (One function that is
  /// generic over the error crashes swiftc 6.3.)
  ///
  /// - Parameter make: Asks the container's root for the value.
  /// - Returns: The same function.
  public static func waiting<T>(
    _ make: @escaping @Sendable (Container) async -> T
  ) -> @Sendable (Container) async -> T {
    make
  }

  /// The same for a requirement that may throw; meant for generated code only.
  ///
  /// - Parameter make: Asks the container's root for the value.
  /// - Returns: The same function.
  public static func waiting<T>(
    _ make: @escaping @Sendable (Container) async throws -> T
  ) -> @Sendable (Container) async throws -> T {
    make
  }
}

@_spi(Generated)
extension Container {
  /// The value that the root hands over for a requirement; meant for generated code only.
  ///
  /// Traps if the container's root does not know the module.
  ///
  /// - Parameter key: The module's own key for the requirement.
  /// - Returns: The value of the root's provider.
  /// - Throws: The build's error.
  public func _fromAbove<T, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> T>
  ) throws(E) -> T {
    guard let met = plan.requirements[key._id] else { trapNotHanded(key._id) }
    return try _Maker<Container, T, E>(met.make)(self)
  }

  /// The value of an async requirement; meant for generated code only.
  ///
  /// - Parameter key: The module's own key for the requirement.
  /// - Returns: The value of the root's provider, or of an override of the key.
  /// - Throws: The build's error.
  public func _requiredAsync<T, E: Error>(
    _ key: Key<@Sendable (Container) async throws(E) -> T>
  ) async throws(E) -> T {
    guard isOverridden(key._id) else { return try await _AsyncMaker<Container, T, E>(key._make)(self) }
    // Kept as the value of the root's provider is.
    switch plan.requirements[key._id]?.lifetime {
    case .singleton: return try await _keptAsync(key)
    case .weak: return try await _weakAsync(key)
    case .transient, nil: return try await newValue(of: key)
    }
  }

  /// The value that the root hands over for an async requirement; meant for generated code only.
  ///
  /// - Parameter key: The module's own key for the requirement.
  /// - Returns: The value of the root's provider.
  /// - Throws: The build's error.
  public func _fromAboveAsync<T, E: Error>(
    _ key: Key<@Sendable (Container) async throws(E) -> T>
  ) async throws(E) -> T {
    guard let met = plan.requirements[key._id] else { trapNotHanded(key._id) }
    return try await _AsyncMaker<Container, T, E>(met.make)(self)
  }
}
