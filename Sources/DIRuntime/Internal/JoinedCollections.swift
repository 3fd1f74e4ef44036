// SPDX-License-Identifier: MIT

// A collection has a key and an accessor in each module that joins or asks for it, and a function that builds that module's
// part. The parts are put together in the order in which the plan ties the modules.

/// One module's part of a collection.
struct CollectionPart: Sendable {
  let key: KeyID
  /// The type of what building it throws: only keys of one type can be overridden by each other's overrides.
  let failure: ObjectIdentifier
  /// Builds the module's own elements: an `Elements`.
  var elements: ErasedMaker
}

/// Builds elements.
private typealias Elements<Element> = _Maker<Container, [Element], any Error>

extension _Plan {
  /// Adds a module's part of a collection; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The module's own key for the collection.
  ///   - own: Builds the module's own elements.
  @preconcurrency
  public func join<Element, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> [Element]>,
    _ own: @escaping @Sendable (Container) throws(E) -> [Element]
  ) {
    let elements = Elements { c in try own(c) }
    let part = CollectionPart(key: key._id, failure: ObjectIdentifier(E.self), elements: elements.erased)
    bindings.join(part, to: ObjectIdentifier(Element.self))
  }

  /// The same of a collection that is built on the main actor; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The module's own key for the collection.
  ///   - own: Builds the module's own elements.
  @preconcurrency
  public func join<Element, E: Error>(
    _ key: Key<@MainActor @Sendable (Container) throws(E) -> [Element]>,
    onMainActor own: @escaping @MainActor @Sendable (Container) throws(E) -> [Element]
  ) {
    let own = _Maker<Container, [Element], E>(onMainActor: own)
    join(_unisolated(key)) { c throws(E) in try own(c) }
  }

  /// Adds what a child container has to a module's part of a collection, once that is added; meant for generated code
  /// only.
  ///
  /// - Parameters:
  ///   - key: The module's own key for the collection.
  ///   - child: The class of those containers whose collection has the elements.
  ///   - elements: Builds them.
  @preconcurrency
  public func join<Child: Container, Element, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> [Element]>, in child: Child.Type,
    _ elements: @escaping @Sendable (Child) throws(E) -> [Element]
  ) {
    bindings.extend(key._id, in: ObjectIdentifier(Element.self)) { all in
      let own = Elements<Element>(all)
      all =
        Elements { c in
          let all = try own(c)
          guard let child = c as? Child else { return all }
          return try all + elements(child)
        }.erased
    }
  }
}

extension _Plan {
  /// The same of a collection that is built on the main actor; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The module's own key for the collection.
  ///   - child: The class of those containers whose collection has the elements.
  ///   - elements: Builds them.
  @preconcurrency
  public func join<Child: Container, Element, E: Error>(
    _ key: Key<@MainActor @Sendable (Container) throws(E) -> [Element]>, in child: Child.Type,
    onMainActor elements: @escaping @MainActor @Sendable (Child) throws(E) -> [Element]
  ) {
    let elements = _Maker<Child, [Element], E>(onMainActor: elements)
    join(_unisolated(key), in: child) { c throws(E) in try elements(c) }
  }
}

extension Container {
  /// A collection of what all modules join, those below first; meant for generated code only.
  ///
  /// In a container whose root does not know the module, it is the module's own part.
  ///
  /// - Parameters:
  ///   - key: The module's own key for it.
  ///   - own: Builds the module's own elements.
  /// - Returns: The elements.
  /// - Throws: What building them throws.
  @_spi(Generated)
  public final func _joined<Element, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> [Element]>, _ own: (Container) throws(E) -> [Element]
  ) throws(E) -> [Element] {
    let parts = plan.bindings.collections[ObjectIdentifier(Element.self)] ?? []
    guard parts.contains(where: { $0.key == key._id }) else { return try own(self) }
    do {
      return try parts.flatMap { try Elements<Element>($0.elements)(self) }
    } catch {
      // The generator proves that no module's elements throw what another's accessor does not.
      throw error as! E
    }
  }
}
