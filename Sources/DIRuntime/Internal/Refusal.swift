// SPDX-License-Identifier: MIT

// What a closed container is asked for that it never built. An accessor cannot throw, so it traps. But if a look-up by type is
// under way, it gives a value that nothing keeps, and the look-up throws in its place.

/// Why a look-up throws.
final class Refusal: Sendable {
  let error: DynamicError

  init(_ error: DynamicError) { self.error = error }
}

extension Build {
  private var isLookUp: Bool { throwsCycles && !isOver }

  /// Whether the running code is part of a look-up.
  static var isLookingUp: Bool { running.contains(where: \.isLookUp) }

  /// Takes note of a refusal, up to the look-up that this is part of.
  ///
  /// - Returns: Whether there is one.
  fileprivate func isRefused(_ refusal: Refusal) -> Bool {
    guard isLookUp || asker?.isRefused(refusal) == true else { return false }
    _ = lazyRefusal.object { refusal }
    return true
  }

  /// Whether what it made may be kept.
  ///
  /// - Throws: If it is that of a look-up, why it may not.
  func mayKeep() throws -> Bool {
    guard let refusal = lazyRefusal.load() else { return true }
    if throwsCycles { throw refusal.error }
    return false
  }
}

extension Container {
  /// Does not keep what is built next, because the container is closed; throws to a look-up, and traps where there is none.
  func refuse(_ key: KeyID, of type: Any.Type, for lookUp: DynamicKey?) throws {
    // The last builds are those of the look-up itself.
    if let lookUp { throw DynamicError.closed(lookUp, route: Build.route.dropLast(2)) }
    let refusal = Refusal(.closed(DynamicKey(type, name: nil), route: Build.route.dropLast()))
    if Build.innermost?.isRefused(refusal) != true { trapClosed(key) }
  }
}
