// SPDX-License-Identifier: MIT

/// The generated providers that are built when a container is warmed up; meant for generated code only.
///
/// A module's generated code has one function that lists their keys, and one more for each child container that it has some
/// in:
///
/// ```swift
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
