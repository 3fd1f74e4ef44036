// SPDX-License-Identifier: MIT

// A collection has a key and an accessor in each module that joins or asks for it, whose function builds that module's
// part. The parts are put together in the order in which the plan ties the modules.

/// The collections of a plan's modules, by the types of their elements.
struct JoinedCollections: Sendable {
  /// One module's part of a collection.
  private struct Part: Sendable {
    let key: KeyID
    /// Only keys of one type can be overridden by each other's overrides.
    let type: ObjectIdentifier
    /// A `CollectionPart` of the elements' type.
    let elements: any AnyObject & Sendable
  }

  private var parts: [ObjectIdentifier: [Part]] = [:]
  private(set) var wholes: [KeyID: ErasedMaker] = [:]

  mutating func add<Element, E: Error>(_ key: Key<@Sendable (Container) throws(E) -> [Element]>) {
    if wholes[key._id] != nil { return }
    let make = _Maker<Container, [Element], E>(key._make)
    let part = CollectionPart<Element> { c in try make(c) }
    parts[ObjectIdentifier(Element.self), default: []].append(
      Part(key: key._id, type: ObjectIdentifier(E.self), elements: part))
    let id = key._id
    wholes[id] =
      _Maker<Container, [Element], E> { (c: Container) throws(E) -> [Element] in try c.elements(of: id, make)
      }.erased
  }

  /// Whether a collection has parts in several modules.
  var areShared: Bool { parts.values.contains { $0.count > 1 } }

  /// The keys of each collection.
  var groups: [[KeyID]] { parts.values.map { $0.map(\.key) } }

  /// For each key, those of the same collection in other modules.
  var aliases: [KeyID: [KeyID]] {
    var aliases: [KeyID: [KeyID]] = [:]
    for parts in parts.values where parts.count > 1 {
      for part in parts {
        aliases[part.key] = parts.filter { $0.key != part.key && $0.type == part.type }.map(\.key)
      }
    }
    return aliases
  }

  /// All parts of a collection.
  func elements<Element>(of type: Element.Type) -> [CollectionPart<Element>] {
    // Sound because the type says which they are.
    (parts[ObjectIdentifier(type)] ?? []).map {
      unsafeDowncast($0.elements, to: CollectionPart<Element>.self)
    }
  }
}

/// Builds one module's elements of a collection.
final class CollectionPart<Element>: Sendable {
  let make: @Sendable (Container) throws -> [Element]

  init(_ make: @escaping @Sendable (Container) throws -> [Element]) { self.make = make }
}

extension _Plan {
  /// Adds a module's part of a collection; meant for generated code only.
  ///
  /// - Parameter key: The module's own key for the collection, whose function builds the module's own elements.
  public func join<Element, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> [Element]>
  ) {
    collections.add(key)
  }
}

extension Container {
  /// A collection of what all modules join, those below first; meant for generated code only.
  ///
  /// In a container whose root does not know the module, it is the module's own part.
  ///
  /// - Parameter key: The module's own key for it.
  /// - Returns: The elements, or what an override of any module's key gives.
  /// - Throws: What building them throws.
  public final func _joined<Element, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> [Element]>
  ) throws(E) -> [Element] {
    if let make = _override(of: key) { return try make(_view) }
    return try elements(of: key._id, _Maker<Container, [Element], E>(key._make))
  }

  final func elements<Element, E: Error>(
    of key: KeyID, _ own: _Maker<Container, [Element], E>
  ) throws(E) -> [Element] {
    guard plan.collections.wholes[key] != nil else { return try own(self) }
    do {
      return try plan.collections.elements(of: Element.self).flatMap { try $0.make(self) }
    } catch {
      // The generator proves that no module's elements throw what another's accessor does not.
      throw error as! E
    }
  }
}
