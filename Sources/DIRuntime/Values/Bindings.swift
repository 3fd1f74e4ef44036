// SPDX-License-Identifier: MIT

extension _Plan {
  /// Lets a provider take the place of another module's, in the same containers or in those around them;
  /// meant for generated code only.
  public func replace<Maker, Other>(
    _ key: Key<Maker>, by replacement: Key<Other>, _ lifetime: _Lifetime, over below: Key<Maker>? = nil,
    _ read: Key<Maker>
  ) {
    replace(key._id, by: replacement._id, lifetime, over: below?._id, read._make, replacement._make)
  }

  /// The same for providers that only their accessors can call, see ``_OpaqueMaker``; meant for generated code only.
  public func replace<Maker: Sendable, Other>(
    _ key: Key<_OpaqueMaker<Maker>>, by replacement: Key<_OpaqueMaker<Other>>, _ lifetime: _Lifetime,
    _ read: Maker
  ) {
    replace(key._id, by: replacement._id, lifetime, over: nil, ErasedMaker(whole: read))
  }

  /// Notes the function for a requirement of a module; meant for generated code only.
  public func require<Maker>(_ key: Key<Maker>) {
    let (module, name) = (key._id.moduleName ?? "", key._id.name)
    let met = metRequirements["\(module).\(name)"] ?? metRequirements["\(module).`\(name)`"]
    late[key._id] = LateBinding(replacement: nil, lifetime: met?.lifetime ?? .transient, read: key._make)
  }

  /// Adds elements of a module, or of its part in a child container, to a collection; meant for generated code only.
  public func join<C: Container, Element, E: Error>(
    _ key: Key<@Sendable (C) throws(E) -> [Element]>, order: Int = 0
  ) {
    join(key._id, E.self, Element.self, order, nil, elements(key))
  }

  /// Adds one element to the dictionary of a collection; meant for generated code only.
  public func join<C: Container, Name: Hashable, Element, E: Error>(
    _ key: Key<@Sendable (C) throws(E) -> [Element]>, at name: Name?
  ) {
    join(key._id, E.self, [Name: Element].self, 0, name, elements(key))
  }

  /// Adds async elements; meant for generated code only.
  public func join<C: Container, Element, E: Error>(
    _ key: Key<@Sendable (C) async throws(E) -> [Element]>, order: Int = 0
  ) {
    join(key._id, E.self, Element.self, order, nil, elements(key))
  }

  /// Adds one async element to a dictionary; meant for generated code only.
  public func join<C: Container, Name: Hashable, Element, E: Error>(
    _ key: Key<@Sendable (C) async throws(E) -> [Element]>, at name: Name?
  ) {
    join(key._id, E.self, [Name: Element].self, 0, name, elements(key))
  }

  private func elements<C: Container, Element, E: Error>(
    _ key: Key<@Sendable (C) throws(E) -> [Element]>
  ) -> ErasedMaker {
    let own = _Maker<C, [Element], E>(key._make)
    return Elements<Element> { c in try (c as? C).map { try own($0) } ?? [] }.erased
  }

  private func elements<C: Container, Element, E: Error>(
    _ key: Key<@Sendable (C) async throws(E) -> [Element]>
  ) -> ErasedMaker {
    let own = _AsyncMaker<C, [Element], E>(key._make)
    return AsyncElements<Element> { c in
      guard let c = c as? C else { return [] }
      return try await own(c)
    }.erased
  }

  private func join<Collected, E: Error>(
    _ key: KeyID, _: E.Type, _: Collected.Type, _ order: Int, _ name: AnyHashable?, _ elements: ErasedMaker
  ) {
    let part = CollectionPart(
      key: key, failure: ObjectIdentifier(E.self), order: order, name: name, elements: elements)
    let collection = ObjectIdentifier(Collected.self)
    let others = collections[collection] ?? []
    let position = others.firstIndex { $0.order > order } ?? others.count
    collections[collection, default: []].insert(part, at: position)
    // A module's parts, and those of its child containers, have the same key.
    if others.contains(where: { $0.key == key }) { return }
    for other in Set(others.filter { $0.failure == part.failure }.map(\.key)) {
      aliases[other, default: []].append(key)
      aliases[key, default: []].append(other)
    }
  }
}

/// Builds the elements of one part of a collection.
private typealias Elements<Element> = _Maker<Container, [Element], any Error>
private typealias AsyncElements<Element> = _AsyncMaker<Container, [Element], any Error>

@_spi(Generated)
extension Container {
  /// The value that a provider builds if nothing takes its place; meant for generated code only.
  public func _unreplaced<C: Container, each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (C, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _Maker<C, repeat each A, T, E>(key._make)(unsafeDowncast(self, to: C.self), repeat each arguments)
  }

  /// The same for an async provider; meant for generated code only.
  public func _unreplacedAsync<C: Container, each A, T, E: Error>(
    _ key: Key<@Sendable (C, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _AsyncMaker<C, repeat each A, T, E>(key._make)(
      unsafeDowncast(self, to: C.self), repeat each arguments)
  }

  /// Whether another provider takes a provider's place in this container.
  func isReplaced(_ key: KeyID) -> Bool { !plan.late.isEmpty && plan.late[key]?.replacement != nil }

  /// The provider that meets a requirement; nil for any other key.
  func met(_ key: KeyID) -> LateBinding? { plan.late[key].flatMap { $0.replacement == nil ? $0 : nil } }

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
    return (plan.late[key]?.build ?? own, _handle)
  }

  /// Whether the container keeps a provider's value; meant for generated code only.
  public func _keeps<Maker>(_ key: Key<Maker>, _ isKept: Bool = false) -> Bool {
    keeps(key._id, isKept)
  }

  func keeps(_ key: KeyID, _ isKept: Bool) -> Bool {
    plan.late[key].map { $0.lifetime != .transient } ?? isKept
  }
}

// Requirements: each module has an accessor and a key of its own, and the root hands over a function that calls the root's
// accessor. So the value has the lifetime of the root's provider, and overrides of that are seen in the module. A value that
// the root keeps costs as much as a kept value once it was asked for, because the module's own slot then has it too.

extension _Plan {
  // A closure alone is taken to run on no actor, and then may not return a value that is not Sendable. (One function that is
  // generic over the error crashes swiftc 6.3.)
  /// Spells the type of a function that asks for an async requirement; meant for generated code only.
  public static func waiting<T>(
    _ make: @escaping @Sendable (Container) async -> T
  ) -> @Sendable (Container) async -> T {
    make
  }

  /// The same for a requirement that may throw; meant for generated code only.
  public static func waiting<T>(
    _ make: @escaping @Sendable (Container) async throws -> T
  ) -> @Sendable (Container) async throws -> T {
    make
  }
}

@_spi(Generated)
extension Container {
  /// The value that the root hands over for a requirement; meant for generated code only.
  public func _fromAbove<T, E: Error>(
    _ key: Key<@Sendable (Container) throws(E) -> T>
  ) throws(E) -> T {
    guard let met = plan.late[key._id] else { trapNotHanded(key._id) }
    return try _Maker<Container, T, E>(met.read)(self)
  }

  /// The value of an async requirement; meant for generated code only.
  public func _requiredAsync<T, E: Error>(
    _ key: Key<@Sendable (Container) async throws(E) -> T>
  ) async throws(E) -> T {
    guard isOverridden(key._id) else { return try await _AsyncMaker<Container, T, E>(key._make)(self) }
    // Kept as the value of the root's provider is.
    switch plan.late[key._id]?.lifetime {
    case .singleton: return try await _keptAsync(key)
    case .weak: return try await _weakAsync(key)
    case .transient, nil: return try await newValue(of: key)
    }
  }

  /// The value that the root hands over for an async requirement; meant for generated code only.
  public func _fromAboveAsync<T, E: Error>(
    _ key: Key<@Sendable (Container) async throws(E) -> T>
  ) async throws(E) -> T {
    guard let met = plan.late[key._id] else { trapNotHanded(key._id) }
    return try await _AsyncMaker<Container, T, E>(met.read)(self)
  }
}
