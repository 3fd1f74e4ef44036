// SPDX-License-Identifier: MIT

import Synchronization

/// An override of a container, and behind it those given before it, the latest first.
///
/// The overrides of a container made by `overriding` form a layer over the overrides of the container it was made from. A
/// container shares its latest override with its views and children. An override without a key replaces nothing: it only makes
/// accessors look, if the plan has replacements or an observer wants to hear of builds.
@usableFromInline
package final class Override: Sendable {
  package let key: KeyID?
  /// The user's function, and a function that wraps it into a call that is a build of its own. Wrapped only when it is
  /// called, so that making a container costs one object for each override.
  private let function: ErasedMaker
  private let calling: Calling
  package let layer: Int
  /// Whether its value may depend on all providers: the closure takes the container, or it asked for the current one.
  let mayAskAll: Atomic<Bool>
  /// Whether it stands in the place of a live value, which nothing in its container may build: `original` gives the fake too.
  package let isFake: Bool
  package let outer: Override?
  /// Hears of every build in the containers that have this override, and in those made from them; nil except in tests.
  let observer: (any BuildObserver)?
  /// What its layer changes, if it is the latest override there.
  private let known = BrieflyLocked<Layer?>(nil)

  /// What a layer changes, as of a number of askers.
  private struct Layer {
    let askers: Int
    /// The keys, here and in the layers below, whose closures may ask for any provider.
    let asking: Set<KeyID>
    /// For each provider whether its value changes.
    let changes: [Bool]
  }

  init(
    of key: KeyID? = nil, by make: ErasedMaker = ErasedMaker.none,
    calling: @escaping Calling = { _, make in make }, mayAskAll: Bool = true, isFake: Bool = false,
    layer: Int = 0, over outer: Override? = nil, observer: (any BuildObserver)? = nil
  ) {
    self.isFake = isFake
    (self.key, function, self.calling, self.layer, self.outer) = (key, make, calling, layer, outer)
    self.mayAskAll = Atomic(mayAskAll)
    self.observer = observer ?? outer?.observer
  }

  /// A copy of an override over other ones, so many layers further out.
  package init(_ other: Override, raisedBy layers: Int, over outer: Override?) {
    (key, function, calling, layer, self.outer) = (
      other.key, other.function, other.calling, other.layer + layers, outer
    )
    isFake = other.isFake
    mayAskAll = Atomic(other.mayAskAll.load(ordering: .relaxed))
    observer = outer?.observer
  }

  @usableFromInline
  typealias Calling = @Sendable (KeyID, ErasedMaker) -> ErasedMaker

  var make: ErasedMaker { key.map { calling($0, function) } ?? function }

  /// Whether the latest layer changes the value of a provider, by the plan of the containers that have these overrides.
  func changes(_ provider: Int, in plan: _Plan) -> Bool { layer(in: plan).changes[provider] }

  private func layer(in plan: _Plan) -> Layer {
    let askers = plan.askers
    if let layer = known.withLock({ $0 }), layer.askers == askers.count { return layer }
    let layerOwn = sequence(first: self, next: \.outer).prefix { $0.layer == layer }
    let below = sequence(first: self, next: \.outer).first { $0.layer < layer }
    let asking = Set(layerOwn.filter { $0.mayAskAll.load(ordering: .relaxed) }.compactMap(\.key))
      .union(below?.layer(in: plan).asking ?? [])
    let new = Layer(
      askers: askers.count, asking: asking,
      changes: plan.changes(by: asking.union(layerOwn.compactMap(\.key)).union(askers.keys)))
    known.withLock { $0 = new }
    return new
  }

  /// The latest override of a key in the layers below one.
  func latest(of key: KeyID, below layer: Int) -> Override? {
    // Recursive, because a loop would retain each override on the way.
    return self.layer < layer && self.key == key ? self : outer?.latest(of: key, below: layer)
  }
}

/// Hears of every build in a container before it begins; for `DITesting` only.
///
/// It is called where overrides are looked up, which a container without any never does: so it costs nothing where it is
/// not used.
package protocol BuildObserver: AnyObject, Sendable {
  /// Called before a provider, or its override, is built.
  ///
  /// - Parameters:
  ///   - key: The provider; if an override is called in its place, the key of that override.
  ///   - others: The other keys whose overrides count for it: of other modules' parts of a collection, say.
  ///   - isOverridden: Whether an override is called in its place.
  ///   - route: The names of the values that it is built for, outermost first.
  func willBuild(_ key: KeyID, or others: [KeyID], isOverridden: Bool, route: [String])
}

@_spi(Generated)
extension Container {
  /// The override or replacement to call in place of a provider's own function; meant for generated code only.
  @inlinable
  @inline(__always)
  public func _override<C: Container, each A, T: ~Copyable, E: Error>(
    of key: Key<@Sendable (C, repeat each A) throws(E) -> T>
  ) -> _Maker<C, repeat each A, T, E>? {
    guard _overrides != nil, let make = substitute(for: key._id) else { return nil }
    return _Maker(make)
  }

  /// The same for an async provider; meant for generated code only.
  @inlinable
  public func _overrideAsync<C: Container, each A, T, E: Error>(
    of key: Key<@Sendable (C, repeat each A) async throws(E) -> T>
  ) -> _AsyncMaker<C, repeat each A, T, E>? {
    guard _overrides != nil, let make = substitute(for: key._id) else { return nil }
    return _AsyncMaker(make)
  }

  /// The same for a provider that only its accessor can call, see ``_OpaqueMaker``; meant for generated code only.
  public func _override<Maker>(of key: Key<_OpaqueMaker<Maker>>) -> Maker? {
    substitute(for: key._id)?.whole()
  }

  /// Runs the call of an override that the runtime cannot call itself, see ``_OpaqueMaker``; meant for generated code only.
  public func _calling<Maker, T: ~Copyable, E: Error>(
    _ key: Key<_OpaqueMaker<Maker>>, _ call: () throws(E) -> T
  ) throws(E) -> T {
    try calling(key._id, call)
  }

  /// The same for an async override; meant for generated code only.
  public func _callingAsync<Maker, T: ~Copyable, E: Error>(
    _ key: Key<_OpaqueMaker<Maker>>, _ call: () async throws(E) -> T
  ) async throws(E) -> T {
    try await overrideCall(of: key._id, includesTasks: true)
      .runUncached(nestedAtMost: Build.mostNested, asynchronously: call)
  }

  /// A new value of a kept provider without arguments, by its override or its own maker.
  func newValue<T, E: Error>(of key: KeyID, by make: _Maker<Container, T, E>) throws(E) -> T {
    if let override = substitute(for: key) { return try _Maker<Container, T, E>(override)(_handle) }
    return try make.make(self)
  }

  /// The function that an accessor calls instead of building: that of another module's replacement, or an override.
  @usableFromInline
  @inline(never)
  func substitute(for key: KeyID) -> ErasedMaker? {
    _overrides == nil ? nil : isReplaced(key) ? plan.late[key]?.read : overrideToRun(of: key)
  }

  /// The override to call for a key that is about to be built. Tells the observer of the build.
  func overrideToRun(of key: KeyID) -> ErasedMaker? {
    let found = latestOverride(of: key)
    // Nobody builds what a child was made with.
    if let observer = _overrides?.observer, found != nil || !isInput(key) {
      observer.willBuild(
        found?.key ?? plan.name(of: key), or: plan.aliases(of: key), isOverridden: found != nil,
        route: Build.route)
    }
    return found?.make
  }

  /// The override of a key: that of the latest layer, and in one layer the key's own before that of another key.
  func latestOverride(of key: KeyID, below layer: Int = .max) -> Override? {
    guard let all = _overrides else { return nil }
    let others = plan.aliases(of: key).compactMap { all.latest(of: $0, below: layer) }
    return others.reduce(all.latest(of: key, below: layer)) { own, other in
      other.layer > own?.layer ?? -1 ? other : own
    }
  }

  /// The next override of a key below the running one, and the container to call it with; nil if only the provider
  /// itself is below.
  ///
  /// On the container that an override gets, `original` calls the next override below. So that one gets a view of its own,
  /// which remembers it, and is otherwise like the container that the running override got.
  func below(_ key: KeyID) -> (make: ErasedMaker, container: Container)? {
    let running = runningOverride
    let isRunning = running?.key.map { $0 == key || plan.aliases(of: key).contains($0) } ?? false
    // The running override, or the one that would run if the key were asked for now.
    guard let above = isRunning ? running : latestOverride(of: key),
      let next = above.isFake ? above : latestOverride(of: key, below: above.layer)
    else { return nil }
    return (next.make, makeView(for: next))
  }

  /// Makes a build for the call of an override: so an override that asks for itself is found, and this is the current
  /// container while it runs.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - includesTasks: Whether tasks that the override starts are part of it.
  /// - Returns: The build, which may be nested in itself some times, because the arguments may differ.
  func overrideCall(of key: KeyID, includesTasks: Bool = false) -> Build {
    // The view that an override gets from `original` counts as an owner of its own.
    let owner = runningOverride == nil ? shown ?? self : self
    return Build(
      of: Build.Place(.call, of: owner, key), name: name(of: key), in: self, includesTasks: includesTasks)
  }

  /// The name by which users know a provider.
  func name(of key: KeyID) -> @Sendable () -> String {
    { [unowned(unsafe) plan] in plan.name(of: key).name }
  }
}

extension Container {
  package final func isOverridden(_ key: KeyID) -> Bool { latestOverride(of: key) != nil }
}

@_spi(Generated)
extension Container {
  // Sound only for keys of the container's own class or a superclass. So a child's class has `fresh` and `original` of its own,
  // generated, which take its keys.
  /// A new value of a provider; meant for generated code only.
  public func _newValue<C: Container, each A, T: ~Copyable, E: Error>(
    of key: Key<@Sendable (C, repeat each A) throws(E) -> T>, isOriginal: Bool, _ arguments: repeat each A
  ) throws(E) -> T {
    let (make, asked) = maker(of: key._id, key._make, isOriginal: isOriginal)
    let container = unsafeDowncast(asked, to: C.self)
    return try container._asCurrent { () throws(E) -> T in
      try _Maker<C, repeat each A, T, E>(make)(container, repeat each arguments)
    }
  }

  /// The same for an async provider; meant for generated code only.
  public func _newValueAsync<C: Container, each A, T, E: Error>(
    of key: Key<@Sendable (C, repeat each A) async throws(E) -> T>, isOriginal: Bool,
    _ arguments: repeat each A
  ) async throws(E) -> T {
    let (make, asked) = maker(of: key._id, key._make, isOriginal: isOriginal)
    let container = unsafeDowncast(asked, to: C.self)
    return try await withContainer(container) { () async throws(E) -> T in
      try await _AsyncMaker<C, repeat each A, T, E>(make)(container, repeat each arguments)
    }
  }

  // A provider of several types keeps one value, which the build of each type reads. If one of the types is asked for a new
  // value, by `fresh` say, that value has to be built too.
  /// Whether a provider's build has to make a new value, and not read the kept one; meant for generated code only.
  public func _isFresh(_ base: borrowing _SlotBase, _ index: Int, child: Int = -1) -> Bool {
    guard let place = Build.innermostOfValue?.place, let built = place.key else { return true }
    let key = KeyID(base, index, child: child, "")
    return built != key && plan.name(of: built) != key || !place.isOf(shown ?? self)
  }
}
