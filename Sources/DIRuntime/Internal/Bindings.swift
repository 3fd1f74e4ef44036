// SPDX-License-Identifier: MIT

/// What takes the place of another module's provider. The accessor that is replaced asks that of the replacement, which
/// keeps its value or not as it says itself. Overrides of the one replaced are overrides of it.
struct Replacement: Sendable {
  let key: KeyID
  let lifetime: _Lifetime
  /// Asks its accessor.
  let read: ErasedMaker
  /// Builds a new value, where that is asked for by the key of the one replaced; nil if nobody can.
  let build: ErasedMaker?
}

/// What one module, or a child container's part of it, adds to a collection.
package struct CollectionPart: Sendable {
  package let key: KeyID
  /// The type of what building it throws: only keys of one type can be overridden by each other's overrides.
  let failure: ObjectIdentifier
  /// Builds the elements: an `Elements`.
  let elements: ErasedMaker
}

extension _Plan {
  /// Keys whose values are others where that of one of them is.
  var groups: [[KeyID]] {
    replacements.map { [$0, $1.key] } + collections.values.map { $0.map(\.key) }
  }

  /// The others whose overrides count for a key, too.
  func aliases(of key: KeyID) -> [KeyID] { aliases[key] ?? [] }

  /// The key that users know a build by.
  func name(of key: KeyID) -> KeyID { aliases(of: key).first { replacements[$0]?.key == key } ?? key }

  private func replace(_ key: KeyID, by replacement: Replacement) {
    replacements[key] = replacement
    aliases[replacement.key, default: []].append(key)
  }
}

extension _Plan {
  /// Lets a provider take the place of another module's, of the same containers or of those that they are children of;
  /// meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The other module's provider.
  ///   - replacement: What takes its place.
  ///   - lifetime: How long the values of that live.
  ///   - read: A key whose function asks the accessor of that.
  public func replace<Maker, Other>(
    _ key: Key<Maker>, by replacement: Key<Other>, _ lifetime: _Lifetime, _ read: Key<Maker>
  ) {
    replace(
      key._id,
      by: Replacement(key: replacement._id, lifetime: lifetime, read: read._make, build: replacement._make))
  }

  /// The same of functions that are taken as a whole; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The other module's provider.
  ///   - replacement: What takes its place.
  ///   - lifetime: How long the values of that live.
  ///   - read: Asks its accessor.
  public func replace<Maker: Sendable, Other>(
    _ key: Key<_Whole<Maker>>, by replacement: Key<_Whole<Other>>, _ lifetime: _Lifetime, _ read: Maker
  ) {
    replace(
      key._id,
      by: Replacement(
        key: replacement._id, lifetime: lifetime, read: ErasedMaker(whole: read), build: nil))
  }

  /// Notes what a module gets for something that it requires from above; meant for generated code only.
  ///
  /// - Parameter key: The module's own key for it, with a function that asks the container's root for it.
  public func require<Maker>(_ key: Key<Maker>) {
    let (module, name) = (key._id.moduleName ?? "", key._id.name)
    let met = metRequirements["\(module).\(name)"] ?? metRequirements["\(module).`\(name)`"]
    requirements[key._id] = (key._make, met?.lifetime ?? .transient)
  }

  /// Adds what a module, or a child container of it, has for a collection; meant for generated code only.
  ///
  /// - Parameter key: The module's own key for the collection, with a function that builds only those elements.
  public func join<C: Container, Element, E: Error>(
    _ key: Key<@Sendable (C) throws(E) -> [Element]>
  ) {
    let own = _Maker<C, [Element], E>(key._make)
    let elements = Elements<Element> { c in try (c as? C).map { try own($0) } ?? [] }
    let part = CollectionPart(
      key: key._id, failure: ObjectIdentifier(E.self), elements: elements.erased)
    let others = collections[ObjectIdentifier(Element.self)] ?? []
    collections[ObjectIdentifier(Element.self)] = others + [part]
    // A child container's part comes behind that of its module, and has the same key.
    if others.contains(where: { $0.key == part.key }) { return }
    for other in Set(others.filter { $0.failure == part.failure }.map(\.key)) {
      aliases[other, default: []].append(part.key)
      aliases[part.key, default: []].append(other)
    }
  }
}

/// Builds elements.
private typealias Elements<Element> = _Maker<Container, [Element], any Error>

@_spi(Generated)
extension Container {
  /// What takes a provider's place in this container.
  func replacement(of key: KeyID) -> Replacement? { plan.replacements[key] }

  /// What builds a value without regard to the one that is kept, and the container to call it with.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - own: The key's own function.
  ///   - isOriginal: Whether the override that is running wants what it replaces.
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
  ///   - isKept: What its own module says; nothing of what it requires from above.
  /// - Returns: What its replacement says, if another module has one; or what the provider that meets the requirement does.
  public func _keeps<Maker>(_ key: Key<Maker>, _ isKept: Bool = false) -> Bool {
    keeps(key._id, isKept)
  }

  func keeps(_ key: KeyID, _ isKept: Bool) -> Bool {
    let lifetime = plan.requirements[key]?.lifetime ?? replacement(of: key)?.lifetime
    return lifetime.map { $0 != .transient } ?? isKept
  }

  /// A collection of what all modules join, those below first; meant for generated code only.
  ///
  /// In a container whose root does not know the module, it is the module's own part.
  ///
  /// - Parameters:
  ///   - key: The module's own key for it.
  ///   - own: Builds the module's own elements.
  /// - Returns: The elements.
  /// - Throws: What building them throws.
  public func _joined<Element, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> [Element]>, _ own: (Container) throws(E) -> [Element]
  ) throws(E) -> [Element] {
    let parts = plan.collections[ObjectIdentifier(Element.self)] ?? []
    guard parts.contains(where: { $0.key == key._id }) else { return try own(self) }
    do {
      return try parts.flatMap { try Elements<Element>($0.elements)(self) }
    } catch {
      // The generator proves that no module's elements throw what another's accessor does not.
      throw error as! E
    }
  }
}

// What a module requires from above: its own accessor and key, and a function that the root hands over, which asks
// the root's accessor. So the value's lifetime is its provider's, and an override of that is seen below. What the root keeps
// costs as much as a kept value, once it was asked for: then the module's own slot has it too.

extension _Plan {
  /// Spells the type of what asks for something that has to be waited for; meant for generated code only.
  ///
  /// A closure alone is taken to run on no actor, and then may not return what is not Sendable. (One function that is
  /// generic over the error crashes swiftc 6.3.)
  ///
  /// - Parameter make: Asks the container's root for it.
  /// - Returns: The same.
  public static func waiting<T>(
    _ make: @escaping @Sendable (Container) async -> T
  ) -> @Sendable (Container) async -> T {
    make
  }

  /// The same of something that may throw, too; meant for generated code only.
  ///
  /// - Parameter make: Asks the container's root for it.
  /// - Returns: The same.
  public static func waiting<T>(
    _ make: @escaping @Sendable (Container) async throws -> T
  ) -> @Sendable (Container) async throws -> T {
    make
  }
}

@_spi(Generated)
extension Container {
  /// What the root hands over for something that a module requires; meant for generated code only.
  ///
  /// Traps where the container's root does not know the module.
  ///
  /// - Parameter key: The module's own key for it.
  /// - Returns: What the root's provider hands out.
  /// - Throws: What building it throws.
  public func _fromAbove<T, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> T>
  ) throws(E) -> T {
    guard let met = plan.requirements[key._id] else { trapNotHanded(key._id) }
    return try _Maker<Container, T, E>(met.make)(self)
  }

  /// The same of something that has to be waited for; meant for generated code only.
  ///
  /// - Parameter key: The module's own key for it.
  /// - Returns: What the root's provider hands out, or an override of the key.
  /// - Throws: What building it throws.
  public func _requiredAsync<T, E: Error>(
    _ key: Key<@Sendable (Container) async throws(E) -> T>
  ) async throws(E) -> T {
    guard isOverridden(key._id) else { return try await _AsyncMaker<Container, T, E>(key._make)(self) }
    // It is kept as the provider above is.
    switch plan.requirements[key._id]?.lifetime {
    case .singleton: return try await _keptAsync(key)
    case .weak: return try await _weakAsync(key)
    case .transient, nil: return try await newValue(of: key)
    }
  }

  /// What the root hands over for something that has to be waited for; meant for generated code only.
  ///
  /// - Parameter key: The module's own key for it.
  /// - Returns: What the root's provider hands out.
  /// - Throws: What building it throws.
  public func _fromAboveAsync<T, E: Error>(
    _ key: Key<@Sendable (Container) async throws(E) -> T>
  ) async throws(E) -> T {
    guard let met = plan.requirements[key._id] else { trapNotHanded(key._id) }
    return try await _AsyncMaker<Container, T, E>(met.make)(self)
  }
}
