// SPDX-License-Identifier: MIT

extension Container {
  /// Builds the singletons that say `eager`, so that nobody waits for them later, and a mistake in one shows at
  /// once.
  ///
  /// ```swift
  /// let container = Container()
  /// try await container.warmUp()
  /// ```
  ///
  /// A module comes after those that it depends on. Inside a module the order is that of files and lines. Values
  /// that are async or isolated to an actor come last, all at the same time. Overrides count. What is there already
  /// stays, so another call builds only what is missing.
  ///
  /// A child container builds only what belongs to it. A container made by ``overriding(_:)`` builds its own
  /// values, and has the other one build what the two share.
  ///
  /// You may call this from any thread. A second call waits for the first. Cancelling the calling task does not
  /// stop it.
  ///
  /// - Throws: The error of the first build that fails. Later builds are left out. What was built stays, and
  ///   ``close()`` closes it. If the container is closed, a `CancellationError`.
  public func warmUp() async throws {
    try await doOnce("warmUp()") { keeper in
      if keeper.isClosed { throw CancellationError() }
      let builds = keeper.eagerBuilds
      for build in builds where !build.isAsync { try await build.run(keeper) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for build in builds where build.isAsync { group.addTask { try await build.run(keeper) } }
        try await group.waitForAll()
      }
    }
  }

  /// What it has to build, or to have built: of its class, and what is its parent's if it keeps another one of that.
  private var eagerBuilds: [EagerBuild] {
    plan.eagerBuilds.filter {
      replacement(of: $0.key) == nil
        && ($0.owner == type(of: self)
          || isOf($0.owner) && isKeptByOverriding($0.key))
    }
  }

  /// Whether it has a value of its own of what is its parent's, or shares one with what has: a container that was made by
  /// `overriding`, too.
  private func isKeptByOverriding(_ key: KeyID) -> Bool {
    kind == .overriding && base(sharing: key)?.isKeptByOverriding(key) ?? true
  }
}

/// The generated providers that are built when a container is warmed up; meant for generated code only.
///
/// A module's generated code has one function that lists their keys, and one more for each child container that it has some
/// in:
///
/// ```text
/// private func _App_eager(_ entries: inout _EagerEntries) {
///   entries.add(.database)
/// }
/// ```
public struct _EagerEntriesOf<Owner: Container> {
  private(set) var all: [EagerBuild] = []

  /// Adds a provider without arguments; meant for generated code only.
  ///
  /// - Parameter key: The provider.
  @inline(never)
  public mutating func add<T, E: Error>(_ key: Key<@Sendable (Owner) throws(E) -> T>) {
    let (id, make) = (key._id, _Maker<Container, T, E>(key._make))
    all.append(EagerBuild(key: id, owner: Owner.self, isAsync: false) { _ = try $0._fill(id, make) })
  }

  /// Adds a provider that has to be waited for, or that is an actor's; meant for generated code only.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - build: Asks its accessor.
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

/// Those of all containers; meant for generated code only.
public typealias _EagerEntries = _EagerEntriesOf<Container>

/// Has a container build a value that it keeps.
struct EagerBuild: Sendable {
  let key: KeyID
  /// The class of containers that keep it.
  let owner: Container.Type
  /// Whether others may be built meanwhile.
  let isAsync: Bool
  let run: @Sendable (Container) async throws -> Void
}
