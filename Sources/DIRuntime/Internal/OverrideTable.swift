// SPDX-License-Identifier: MIT

import Synchronization

/// The overrides of a container, shared with its views.
///
/// Those of a container made by `overriding` lie over those of the one it was made from. Empty tables are not
/// made: what they would lie over stands for them, or nil.
@usableFromInline
final class OverrideTable: Sendable {
  /// The table that this one lies over.
  let outer: OverrideTable?
  /// What the plan's modules bind in one another, beneath all overrides.
  let bindings: LateBindings?
  private let makers: [KeyID: Override]
  /// Hears of every build of the containers that have this table; nil but in tests.
  private let observer: (any BuildObserver)?
  /// What it changes, once a container is asked for something kept that it may share.
  private let lazyChanges = AtomicLazyReference<Changes>()

  private init(_ overrides: Overrides, over outer: OverrideTable?, _ bindings: LateBindings?) {
    makers = overrides.makers
    observer = overrides.observer ?? outer?.observer
    self.bindings = bindings
    self.outer = outer
  }

  /// The table beneath all others.
  init(_ bindings: LateBindings) {
    (makers, observer, outer) = ([:], nil, nil)
    self.bindings = bindings
  }

  /// The overrides over those of another table.
  static func table(
    _ overrides: Overrides, over outer: OverrideTable?, _ bindings: LateBindings?
  ) -> OverrideTable? {
    overrides.makers.isEmpty && overrides.observer == nil
      ? outer : OverrideTable(overrides, over: outer, bindings)
  }

  /// The keys of this table and all that it lies over.
  var allKeys: [KeyID] { makers.keys + (outer?.allKeys ?? []) }

  /// Whether it changes the value of a provider, by the graph of the containers that have the table.
  func changes(_ provider: Int, in graph: DependencyGraph) -> Bool {
    // All closures count, also those of the tables beneath: they may ask for anything.
    let changes = lazyChanges.load() ?? lazyChanges.storeIfNil(Changes(graph.providers(changedBy: allKeys)))
    return changes.areMade[provider]
  }

  /// The innermost table that has an override of a key: this one, or the next below that does.
  func table(for key: KeyID) -> OverrideTable? {
    var table: OverrideTable? = self
    while let candidate = table, candidate.own(key) == nil { table = candidate.outer }
    return table
  }

  /// This table's override of a key, and the key that it was given for.
  private func own(_ key: KeyID) -> (key: KeyID, override: Override)? {
    if let override = makers[key] { return (key, override) }
    guard let bindings else { return nil }
    return bindings.aliases(of: key).lazy.compactMap { alias in self.makers[alias].map { (alias, $0) } }.first
  }

  /// The override of a key that is about to be built, by code that knows how the function is passed.
  @usableFromInline
  @inline(never)
  func maker(for key: KeyID) -> ErasedMaker? {
    if case .known(let make)? = standIn(for: key) { make } else { nil }
  }

  /// Whether it lies beneath all others: there are replacements, and no overrides.
  private var isLowest: Bool { outer == nil && makers.isEmpty && observer == nil }

  /// What an accessor asks instead of building: another module's replacement, or an override.
  fileprivate func standIn(for key: KeyID) -> Override? {
    bindings?.replacements[key]?.read ?? (isLowest ? nil : override(of: key))
  }

  /// The override of a key that is about to be built, and all that observers hear of.
  func override(of key: KeyID) -> Override? {
    let found = table(for: key)?.own(key)
    observer?.willBuild(
      ObservedKey(found?.key ?? bindings?.name(of: key) ?? key), isOverridden: found != nil,
      route: Build.route)
    return found?.override
  }
}

/// For each provider, whether its value is another one because of overrides.
private final class Changes: Sendable {
  let areMade: [Bool]

  init(_ areMade: [Bool]) { self.areMade = areMade }
}

/// A function that takes the place of a provider's.
enum Override: Sendable {
  case known(ErasedMaker)
  /// In a `MakerBox`, of a key of a `_Whole`.
  case whole(any AnyObject & Sendable)
}

/// A build function as an object.
///
/// Unchecked because not every `Key<Maker>` is Sendable; but `Overrides` takes none of another kind.
final class MakerBox<Maker>: @unchecked Sendable {
  let make: Maker

  init(_ make: Maker) { self.make = make }
}

extension Container {
  /// What takes the place of a provider's own function, if there is something; meant for generated code only.
  ///
  /// Costs one branch when the container has no overrides. A view has those of its owner. To be called with
  /// ``_view``.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The override, or nil if the provider itself is to be used.
  @inlinable
  @inline(__always)
  public final func _override<C: Container, each A, T: ~Copyable, E: Error>(
    of key: Key<@Sendable (C, repeat each A) throws(E) -> T>
  ) -> _Maker<C, repeat each A, T, E>? {
    guard let make = _overrides?.maker(for: key._id) else { return nil }
    return _Maker(make)
  }

  /// The same for functions that are taken as a whole; meant for generated code only.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The override, or nil if the provider itself is to be used.
  public final func _override<Maker>(of key: Key<_Whole<Maker>>) -> Maker? {
    guard case .whole(let box)? = _overrides?.standIn(for: key._id) else { return nil }
    // Sound because one generated declaration owns an index, with one type.
    return unsafeDowncast(box, to: MakerBox<Maker>.self).make
  }

  /// A new value of a provider without arguments, by its override or its own maker.
  func newValue<T, E: Error>(of key: KeyID, by make: _Maker<Container, T, E>) throws(E) -> T {
    if let override = _overrides?.maker(for: key) { return try _Maker<Container, T, E>(override)(_view) }
    return try (plan.bindings?.build(of: key).map(_Maker<Container, T, E>.init) ?? make)(self)
  }
}
