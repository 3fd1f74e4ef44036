// SPDX-License-Identifier: MIT

extension Container {
  /// Look-ups by type while the program runs: of what is registered here, and behind that of the generated providers.
  ///
  /// ```swift
  /// container.dynamic.register(Greeter.self) { r in Greeter(clock: try r.resolve()) }
  /// let greeter = try container.dynamic.resolve(Greeter.self)
  /// let clock: any Clock = try container.dynamic.resolve()   // the same as container.clock
  /// ```
  ///
  /// Generated providers are found if their accessors are synchronous, belong to no actor and take no arguments, whether they
  /// throw or not, under their types and names. All others are reached by their accessors alone. What is registered here comes before them in look-ups, and never changes what the
  /// accessors give.
  ///
  /// A container made by ``overriding(_:)``, and a child container, has registrations of its own; behind them it finds those
  /// of the one that it was made from. What only a child container has is found there, and not in its parent.
  ///
  /// The container that `dynamic` gives owns this one; that of a view does not. After a view's container is gone, its
  /// registrations are too.
  ///
  /// May be used from any thread. Each use costs an allocation; the table of the generated providers is made at the
  /// first one.
  public final var dynamic: DynamicContainer {
    owner?.dynamicStorage.view ?? DynamicContainer(of: dynamicStorage, owning: self)
  }

  /// The registrations of a container, or of a view's, made when first asked for.
  var dynamicStorage: DynamicStorage {
    if let storage = owner?.dynamicStorage { return storage }
    let make = { DynamicStorage(match: .exact, fallback: [], generated: self._view) }
    // Not stored in a view, which it refers to.
    return isView ? make() : lazyDynamic.object(or: make)
  }

  /// The containers that this one was made from, by `overriding` or as a child, the nearest first.
  var bases: [Container] {
    let shown = owner ?? self
    return shown.base.map { [$0] + $0.bases } ?? []
  }
}
