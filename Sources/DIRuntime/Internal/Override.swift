// SPDX-License-Identifier: MIT

import Synchronization

/// An override of a container, and behind it those given before it, the latest first.
///
/// Those of a container made by `overriding` lie in a layer over those of the one it was made from. A container has the
/// latest, with its views and children. One without a key replaces nothing: it only has accessors look, where the plan has
/// replacements or somebody wants to hear of builds.
@usableFromInline
package final class Override: Sendable {
  let key: KeyID?
  /// What the user gave, and what makes of it a call that is a build of its own: only once it is called, so that making a
  /// container costs one object for each override.
  private let own: ErasedMaker
  private let calling: Calling
  let layer: Int
  /// Whether what it makes may depend on all that the container has: it takes that, or asked for the current one.
  let mayAskAll: Atomic<Bool>
  let outer: Override?
  /// Hears of every build of the containers whose latest it is, and of those made from them; nil but in tests.
  let observer: (any BuildObserver)?
  /// The providers whose values are others, by what was known when there were so many askers.
  private let changed = Locked<[Int: Set<String>]>([:])

  init(
    of key: KeyID? = nil, by make: ErasedMaker = ErasedMaker {},
    calling: @escaping Calling = { _, make in make }, mayAskAll: Bool = true, layer: Int = 0,
    over outer: Override? = nil, observer: (any BuildObserver)? = nil
  ) {
    (self.key, own, self.calling, self.layer, self.outer) = (key, make, calling, layer, outer)
    self.mayAskAll = Atomic(mayAskAll)
    self.observer = observer ?? outer?.observer
  }

  @usableFromInline
  typealias Calling = @Sendable (KeyID, ErasedMaker) -> ErasedMaker

  var make: ErasedMaker { key.map { calling($0, own) } ?? own }

  /// What it and those behind it replace.
  package var allKeys: [KeyID] { sequence(first: self, next: \.outer).compactMap(\.key) }

  /// Whether the value of a provider is another one than beneath the latest layer, by the plan of the containers that have
  /// them.
  func changes(_ provider: String, in plan: _Plan) -> Bool {
    let (askers, keys) = plan.askers
    return changed.withLock { changed in
      if changed[askers] == nil { changed = [askers: plan.graph.providers(changedBy: changingKeys + keys)] }
      return changed[askers]?.contains(provider) == true
    }
  }

  /// What they change: those of the layers beneath, too, if they may ask for anything.
  private var changingKeys: [KeyID] {
    sequence(first: self, next: \.outer).compactMap {
      $0.layer == layer || $0.mayAskAll.load(ordering: .relaxed) ? $0.key : nil
    }
  }

  /// The latest of a key, in the layers below one.
  func latest(of key: KeyID, below layer: Int) -> Override? {
    // Recursive, because a loop would retain each on the way.
    return self.layer < layer && self.key == key ? self : outer?.latest(of: key, below: layer)
  }

  /// Those of one chain over all of another, in layers of their own.
  package func stacked(on lower: Override?) -> Override? {
    let below = outer?.stacked(on: lower) ?? lower
    guard let key else { return below }
    return Override(
      of: key, by: own, calling: calling, mayAskAll: mayAskAll.load(ordering: .relaxed), layer: layer + (lower?.layer ?? 0),
      over: below)
  }
}

/// Hears of every build in a container before it begins; for `DITesting` only.
///
/// It is asked where overrides are looked up, which a container without any never does: so it costs nothing where it is
/// not used.
package protocol BuildObserver: AnyObject, Sendable {
  /// A provider is about to be built, or what replaces it.
  ///
  /// - Parameters:
  ///   - key: The provider; where an override is called in its place, that of the override.
  ///   - others: Those that stand for it as well: the provider of other modules' parts of a collection, say.
  ///   - isOverridden: Whether an override is called in its place.
  ///   - route: The kept values that it is built for, outermost first.
  func willBuild(_ key: KeyID, or others: [KeyID], isOverridden: Bool, route: [String])
}

@_spi(Generated)
extension Container {
  /// What takes the place of a provider's own function, if there is something; meant for generated code only.
  ///
  /// Costs one branch when the container has no overrides. A view has those of its owner. To be called with
  /// ``_handle``.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The override, or nil if the provider itself is to be used.
  @inlinable
  @inline(__always)
  public func _override<C: Container, each A, T: ~Copyable, E: Error>(
    of key: Key<@Sendable (C, repeat each A) throws(E) -> T>
  ) -> _Maker<C, repeat each A, T, E>? {
    guard _overrides != nil, let make = standIn(for: key._id) else { return nil }
    return _Maker(make)
  }

  /// The same of a provider that has to be waited for; meant for generated code only.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The override, or nil if the provider itself is to be used.
  @inlinable
  public func _overrideAsync<C: Container, each A, T, E: Error>(
    of key: Key<@Sendable (C, repeat each A) async throws(E) -> T>
  ) -> _AsyncMaker<C, repeat each A, T, E>? {
    guard _overrides != nil, let make = standIn(for: key._id) else { return nil }
    return _AsyncMaker(make)
  }

  /// The same for functions that are taken as a whole; meant for generated code only.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The override, or nil if the provider itself is to be used.
  public func _override<Maker>(of key: Key<_Whole<Maker>>) -> Maker? {
    standIn(for: key._id)?.whole()
  }

  /// Calls an override that is taken as a whole, as a call of any other one; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - call: Calls the override.
  /// - Returns: Its value.
  /// - Throws: What the override throws.
  public func _calling<Maker, T: ~Copyable, E: Error>(
    _ key: Key<_Whole<Maker>>, _ call: () throws(E) -> T
  ) throws(E) -> T {
    try calling(key._id, call)
  }

  /// The same of one that has to be waited for; meant for generated code only.
  public func _callingAsync<Maker, T: ~Copyable, E: Error>(
    _ key: Key<_Whole<Maker>>, _ call: () async throws(E) -> T
  ) async throws(E) -> T {
    try await overrideCall(of: key._id, includesTasks: true)
      .pass(butFor: Build.mostNested, asynchronously: call)
  }

  /// A new value of a kept provider without arguments, by its override or its own maker.
  func newValue<T, E: Error>(of key: KeyID, by make: _Maker<Container, T, E>) throws(E) -> T {
    if let override = standIn(for: key) { return try _Maker<Container, T, E>(override)(_handle) }
    return try make.make(self)
  }

  /// What an accessor asks instead of building: another module's replacement, or an override.
  @usableFromInline
  @inline(never)
  func standIn(for key: KeyID) -> ErasedMaker? {
    _overrides == nil ? nil : plan.replacements[key]?.read ?? overrideToRun(of: key)
  }

  /// The override of a key that is about to be built, and all that observers hear of.
  func overrideToRun(of key: KeyID) -> ErasedMaker? {
    let found = latestOverride(of: key)
    _overrides?.observer?.willBuild(
      found?.key ?? plan.name(of: key),
      or: plan.aliases(of: key),
      isOverridden: found != nil, route: Build.route)
    return found?.make
  }

  /// The override of a key: that of the latest layer, where the key's own goes before one whose value it shares.
  func latestOverride(of key: KeyID, below layer: Int = .max) -> Override? {
    guard let all = _overrides else { return nil }
    let others = plan.aliases(of: key).compactMap { all.latest(of: $0, below: layer) }
    return others.reduce(all.latest(of: key, below: layer)) { own, other in
      other.layer > own?.layer ?? -1 ? other : own
    }
  }

  /// The next override of a key below the one that is running, and what to call it with; nil if only the provider
  /// itself is below.
  ///
  /// `original` of what an override is called with gives the next one below. So the one below gets a view of its own, which
  /// knows where to go on; in all else it is like what this one got.
  func below(_ key: KeyID) -> (make: ErasedMaker, container: Container)? {
    let isRunning = running?.key.map { $0 == key || plan.aliases(of: key).contains($0) } ?? false
    // The one that is running, or would be if somebody asked for the key now.
    guard let above = isRunning ? running : latestOverride(of: key),
      let next = latestOverride(of: key, below: above.layer)
    else { return nil }
    return (next.make, makeView(running: next))
  }

  func isOverridden(_ key: KeyID) -> Bool { latestOverride(of: key) != nil }

  /// A call of an override, as a build of its own: so one that asks for itself is found, and this is the current container
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - includesTasks: Whether tasks that it starts are part of it.
  /// - Returns: The build, which may be inside itself some times: with other arguments, say.
  func overrideCall(of key: KeyID, includesTasks: Bool = false) -> Build {
    // What an override gets from `original` is one of its own.
    let place = Build.Place(Build.Place.override, of: running == nil ? owner ?? self : self, argument: key)
    return Build(of: place, name: name(of: key), of: key, in: self, includesTasks: includesTasks)
  }

  /// The name by which users know a provider.
  func name(of key: KeyID) -> @Sendable () -> String {
    { [unowned(unsafe) plan] in plan.name(of: key).name }
  }
}

@_spi(Generated)
extension Container {
  /// A new value of a provider; meant for generated code only.
  ///
  /// Sound only for keys of the container's own class or one above. So a child's class has `fresh` and `original` of its
  /// own, generated, which take its keys.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - isOriginal: Whether it is built by what the running override replaces, or else by its override, if there is one.
  ///   - arguments: Its arguments, if it takes any.
  /// - Returns: The new value.
  /// - Throws: What the build throws.
  public func _newValue<C: Container, each A, T: ~Copyable, E: Error>(
    of key: Key<@Sendable (C, repeat each A) throws(E) -> T>, isOriginal: Bool, _ arguments: repeat each A
  ) throws(E) -> T {
    let (make, asked) = maker(of: key._id, key._make, isOriginal: isOriginal)
    let container = unsafeDowncast(asked, to: C.self)
    return try container._asCurrent { () throws(E) -> T in
      try _Maker<C, repeat each A, T, E>(make)(container, repeat each arguments)
    }
  }

  /// The same of a provider that has to be waited for; meant for generated code only.
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

  /// Whether a provider's build was not begun to keep what it gives; meant for generated code only.
  ///
  /// A provider of several types keeps one value behind all of them, which the build of each type reads. It must be built
  /// anew where that is asked of one of the types, by `fresh` say.
  ///
  /// - Parameters:
  ///   - base: The base of the module that declares the provider.
  ///   - index: The provider's number within its module.
  ///   - child: Its number among the values that the module has a child container keep; -1 for none.
  /// - Returns: Whether to build the value anew.
  public func _isFresh(_ base: borrowing _SlotBase, _ index: Int, child: Int = -1) -> Bool {
    !Build.isInnermost(KeyID(base, index, child: child, "").place, of: owner ?? self)
  }
}
