// SPDX-License-Identifier: MIT

extension Container {
  /// Runs an action on the whole container, once at a time. Other callers wait for the action that runs, unless that waits for
  /// them, or unless the time is over. A view has its container do it, and does nothing if that is gone.
  func runAlone(
    _ action: Build.Place.Kind, _ name: String, within limit: Duration?,
    _ body: @escaping @Sendable (Container) async throws -> Void
  ) async throws {
    guard let container = isView ? shown : self else { return }
    let begin = { (isApart: Bool) in
      Build(of: Build.Place(action, of: container), name: { name }, isApart: isApart, includesTasks: true)
    }
    let time = TimeLimit(limit: limit, action: action, container: container)
    _ = try await Build.stored(in: Cell(), builtAs: begin, waitingBy: time.wait) {
      try await body(container)
      return KeptValue.allocate(()).value
    }
  }
}
