// SPDX-License-Identifier: MIT

// What a closed container is asked for that it never built. An accessor cannot throw, so it traps. But if a look-up by type is
// under way, it gives a value that nothing keeps, and the look-up throws in its place.

/// Why a look-up throws.
final class Refusal: Sendable {
  let error: DynamicError

  init(_ error: DynamicError) { self.error = error }
}

/// Says that nothing may keep what was made, or is to be made.
struct NotKept: Error {}

extension Build {
  /// The builds from the running code to the look-up that it is part of; none if there is no look-up.
  static var lookingUp: ArraySlice<Build> {
    let all = Array(running)
    return all.firstIndex { $0.throwsCycles && !$0.isOver }.map { all[...$0] } ?? []
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
    let builds = Build.lookingUp
    if builds.isEmpty { trapClosed(key) }
    let refusal = Refusal(.closed(DynamicKey(type, name: nil), route: Build.route.dropLast()))
    for build in builds { _ = build.lazyRefusal.object { refusal } }
  }
}
