// SPDX-License-Identifier: MIT

// A closed container refuses to build a kept value. An accessor cannot throw, so it traps. But within a look-up by type the
// accessor returns a value that nothing keeps, and the look-up throws.

/// The reason why a look-up throws.
final class Refusal: Sendable {
  let error: DynamicError

  init(_ error: DynamicError) { self.error = error }
}

extension Build {
  private var isLookUp: Bool { throwsCycles && !isOver }

  /// Whether the running code belongs to a look-up.
  static var isLookingUp: Bool { running.contains(where: \.isLookUp) }

  /// Notes a refusal in this build and in its askers, up to the look-up.
  ///
  /// - Returns: Whether there is a look-up.
  fileprivate func isRefused(_ refusal: Refusal) -> Bool {
    guard isLookUp || asker?.isRefused(refusal) == true else { return false }
    _ = lazyRefusal.object { refusal }
    return true
  }

  /// Whether the value that this build made may be kept.
  ///
  /// - Throws: The reason why not, if this is the build of a look-up.
  func mayKeep() throws -> Bool {
    guard let refusal = lazyRefusal.load() else { return true }
    if throwsCycles { throw refusal.error }
    return false
  }
}

extension Container {
  /// Refuses to keep the next value, because the container is closed: throws to a look-up, and traps if there is none.
  func refuse(_ request: KeptRequest, of type: Any.Type) throws {
    // The last two steps are builds of the look-up itself.
    if let key = request.lookUp { throw DynamicError.closed(key, route: Build.route.dropLast(2)) }
    let refusal = Refusal(.closed(DynamicKey(type, name: nil), route: Build.route.dropLast()))
    if Build.innermost?.isRefused(refusal) != true { trapClosed(request.key) }
  }
}
