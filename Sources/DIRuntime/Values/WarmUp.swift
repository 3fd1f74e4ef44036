// SPDX-License-Identifier: MIT

extension Container {
  /// Builds the singletons with the option `eager`, so that no later caller waits for them, and a failing build shows
  /// at once.
  ///
  /// ```swift
  /// let container = Container()
  /// try await container.warmUp()
  /// ```
  ///
  /// A module comes after the modules that it depends on. Inside a module the order is that of files and lines. Values
  /// that are async or isolated to an actor come last, all at the same time. Overrides count. A value that is built
  /// already stays, so another call builds only the missing ones.
  ///
  /// A child container builds only the values that belong to it. A container made by ``overriding(_:)`` builds its own
  /// values, and has the other one build the values that the two share.
  ///
  /// You may call this from any thread. A second call waits for the first. Cancelling the calling task does not
  /// stop it.
  ///
  /// - Throws: The error of the first build that fails. Later builds are left out. The values built so far stay, and
  ///   ``close()`` closes them. If the container is closed, or a value needs one that a closed parent or base has not built,
  ///   a `CancellationError`, and nothing is built.
  public func warmUp() async throws { try await warmUp(inAtMost: nil) }

  /// Builds the same values as ``warmUp()``, and stops waiting for them when the time is over.
  ///
  /// ```swift
  /// try await container.warmUp(within: .seconds(5))
  /// ```
  ///
  /// Nothing is cancelled then: the values go on being built, and another call waits for them.
  ///
  /// - Parameter limit: How long to wait.
  /// - Throws: When the time is over, a ``TimeLimitError``, which names the values that are still being built; else the errors
  ///   of ``warmUp()``.
  public func warmUp(within limit: Duration) async throws { try await warmUp(inAtMost: limit) }

  private func warmUp(inAtMost limit: Duration?) async throws {
    try await runAlone(.warmUp, "warmUp()", within: limit) { keeper in
      let builds = keeper.eagerBuilds
      if keeper.refusesBuild()
        || builds.contains(where: {
          keeper.missing(for: $0.key, in: .init(of: keeper.plan, isComplete: true)) != nil
        })
      {
        throw CancellationError()
      }
      for build in builds where !build.isAsync { try await build.run(keeper) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for build in builds where build.isAsync { group.addTask { try await build.run(keeper) } }
        try await group.waitForAll()
      }
    }
  }

  /// The values to build: the container's own; if `overriding` made the container, also its own values of parent classes.
  private var eagerBuilds: [EagerBuild] {
    plan.eagerBuilds.filter {
      !isReplaced($0.key)
        && ($0.owner == type(of: self)
          || isOf($0.owner) && (sharer(of: $0.key) ?? self).isMadeByOverriding)
    }
  }

  private var isMadeByOverriding: Bool { if case .overriding = relation { true } else { false } }
}

extension _Plan {
  /// Adds a module's eager providers, for all containers or only for a child's class; meant for generated code only.
  public func warm<Owner: Container>(_ eager: (inout _EagerEntriesOf<Owner>) -> Void) {
    var entries = _EagerEntriesOf<Owner>()
    eager(&entries)
    eagerBuilds += entries.all
  }
}

/// The generated providers that are built when a container is warmed up; meant for generated code only.
public struct _EagerEntriesOf<Owner: Container> {
  private(set) var all: [EagerBuild] = []

  /// Adds a provider without arguments; meant for generated code only.
  @inline(never)
  public mutating func add<T, E: Error>(_ key: Key<@Sendable (Owner) throws(E) -> T>) {
    let (id, make) = (key._id, _Maker<Container, T, E>(key._make))
    all.append(EagerBuild(key: id, owner: Owner.self, isAsync: false) { _ = try $0._fill(id, make) })
  }

  /// Adds a provider that is async or isolated to an actor; meant for generated code only.
  public mutating func add<Maker>(
    _ key: Key<Maker>, _ build: @escaping @Sendable (Owner) async throws -> Void
  ) {
    // Sound because a list is run with containers of its class.
    all.append(
      EagerBuild(key: key._id, owner: Owner.self, isAsync: true) {
        try await build(unsafeDowncast($0, to: Owner.self))
      })
  }
}

/// The eager providers of `Container` itself; meant for generated code only.
@_spi(Generated)
public typealias _EagerEntries = _EagerEntriesOf<Container>
