// SPDX-License-Identifier: MIT

// A collection is put together of the parts that all modules add, in the order of the plan. Each method has an async twin,
// because Swift has no function that is generic over that.

@_spi(Generated)
extension Container {
  /// The elements of a collection; meant for generated code only.
  public func _joined<Element, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> [Element]>, _ own: (Container) throws(E) -> [Element]
  ) throws(E) -> [Element] {
    guard let parts = parts(of: Element.self, key._id) else { return try own(self) }
    var all: [Element] = []
    for part in parts { all += try elements(part, E.self) }
    return all
  }

  /// The elements of an async collection; meant for generated code only.
  public func _joinedAsync<Element, E: Error>(
    _ key: Key<@Sendable (Container) async throws(E) -> [Element]>,
    _ own: (Container) async throws(E) -> [Element]
  ) async throws(E) -> [Element] {
    guard let parts = parts(of: Element.self, key._id) else { return try await own(self) }
    var all: [Element] = []
    for part in parts { all += try await asyncElements(part, E.self) }
    return all
  }

  /// The elements with keys; meant for generated code only.
  public func _joined<Name: Hashable, Element, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> [Name: Element]>,
    _ own: (Container) throws(E) -> [Name: Element]
  ) throws(E) -> [Name: Element] {
    guard let parts = parts(of: [Name: Element].self, key._id) else { return try own(self) }
    var all: [Name: Element] = [:]
    for part in parts { add(try elements(part, E.self), of: part, to: &all) }
    return all
  }

  /// The async elements with keys; meant for generated code only.
  public func _joinedAsync<Name: Hashable, Element, E: Error>(
    _ key: Key<@Sendable (Container) async throws(E) -> [Name: Element]>,
    _ own: (Container) async throws(E) -> [Name: Element]
  ) async throws(E) -> [Name: Element] {
    guard let parts = parts(of: [Name: Element].self, key._id) else { return try await own(self) }
    var all: [Name: Element] = [:]
    for part in parts { add(try await asyncElements(part, E.self), of: part, to: &all) }
    return all
  }

  /// The element of one key, which the build has proven to be there; meant for generated code only. An override of the
  /// dictionary may lack it.
  public func _element<Name: Hashable, Element, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> [Name: Element]>, at name: Name,
    _ own: (Container) throws(E) -> [Name: Element]
  ) throws(E) -> Element {
    if let make = _override(of: key), let element = try make(_handle)[name] { return element }
    for part in parts(of: [Name: Element].self, key._id) ?? [] where part.name == AnyHashable(name) {
      for element: Element in try elements(part, E.self) { return element }
    }
    return found(try own(self)[name], key._id, name)
  }

  /// The async element of one key; meant for generated code only.
  public func _elementAsync<Name: Hashable, Element, E: Error>(
    _ key: Key<@Sendable (Container) async throws(E) -> [Name: Element]>, at name: Name,
    _ own: (Container) async throws(E) -> [Name: Element]
  ) async throws(E) -> Element {
    if let make = _overrideAsync(of: key), let element = try await make(_handle)[name] { return element }
    for part in parts(of: [Name: Element].self, key._id) ?? [] where part.name == AnyHashable(name) {
      for element: Element in try await asyncElements(part, E.self) { return element }
    }
    return found(try await own(self)[name], key._id, name)
  }

  /// The parts of a collection; nil if the container does not know the module that asks.
  private func parts<Collected>(of collection: Collected.Type, _ key: KeyID) -> [CollectionPart]? {
    let parts = plan.collections[ObjectIdentifier(collection)] ?? []
    return parts.contains { $0.key == key } ? parts : nil
  }

  // The generator proves that each module's elements throw only errors that each module's accessor may throw.

  private func elements<Element, E: Error>(_ part: CollectionPart, _: E.Type) throws(E) -> [Element] {
    do { return try _Maker<Container, [Element], any Error>(part.elements)(self) } catch { throw error as! E }
  }

  private func asyncElements<Element, E: Error>(
    _ part: CollectionPart, _: E.Type
  ) async throws(E) -> [Element] {
    do {
      return try await _AsyncMaker<Container, [Element], any Error>(part.elements)(self)
    } catch { throw error as! E }
  }

  private func add<Name: Hashable, Element>(
    _ elements: [Element], of part: CollectionPart, to all: inout [Name: Element]
  ) {
    guard let element = elements.first, let name = part.name?.base as? Name else { return }
    precondition(all[name] == nil, "'\(part.key.name)' has two elements for the key '\(name)'")
    all[name] = element
  }

  private func found<Element>(_ element: Element?, _ key: KeyID, _ name: some Any) -> Element {
    guard let element else { fatalError("'\(key.name)' has no element for '\(name)'") }
    return element
  }
}
