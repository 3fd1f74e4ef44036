// SPDX-License-Identifier: MIT

extension Container {
  /// Finds values by type while the program runs: what is registered here, then the generated providers.
  ///
  /// ```swift
  /// container.dynamic.register(Greeter.self) { r in Greeter(clock: try r.resolve()) }
  /// let greeter = try container.dynamic.resolve(Greeter.self)
  /// let clock: any Clock = try container.dynamic.resolve()   // the same as container.clock
  /// ```
  ///
  /// It finds a generated provider by its types and names, if the accessor has no arguments, is not async, and is
  /// not isolated to an actor. The accessor may throw. Registrations come first. They never change what an accessor
  /// returns.
  ///
  /// A container made by ``overriding(_:)`` has registrations of its own, and so has a child container. After these
  /// it finds those of the container that it was made from. What belongs to a child container is found there, and
  /// not in the parent.
  ///
  /// The result owns this container. The result of a view does not. If a view's container is gone, its
  /// registrations are gone too.
  ///
  /// You may use it from any thread. Each use costs an allocation. The first use makes the table of the generated
  /// providers.
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
