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
  /// Whether the running code is part of a look-up that is not over.
  static var isLookingUp: Bool { running.contains { $0.isLookUp && !$0.isOver } }

  /// The builds from the running code to the look-up that it is part of; none if there is no look-up.
  private static var lookingUp: ArraySlice<Build> {
    let all = Array(running)
    return all.firstIndex { $0.isLookUp && !$0.isOver }.map { all[...$0] } ?? []
  }

  /// Refuses to have something built for the look-up that the running code is part of.
  ///
  /// - Returns: Whether there is one. What is on the way to it is not kept, and it throws when it is over.
  /// - Throws: The error, where the look-up is for the very provider.
  fileprivate static func refuse(_ key: KeyID, of type: Any.Type) throws -> Bool {
    let builds = lookingUp
    // The last one is that of the provider itself.
    let refusal = Refusal(.closed(DynamicKey(type, name: nil), route: route.dropLast()))
    if !builds.isEmpty, builds.allSatisfy({ $0.key == key }) { throw refusal.error }
    for build in builds { _ = build.lazyRefusal.object { refusal } }
    return !builds.isEmpty
  }

  /// Whether what it made may be kept.
  ///
  /// - Throws: What the look-up throws whose build it is, if that was refused something.
  func mayKeep() throws -> Bool {
    guard let refusal = lazyRefusal.load() else { return true }
    if isLookUp { throw refusal.error }
    return false
  }

  /// What it made, if that may be kept.
  func kept<T>(_ value: T) throws -> T {
    if lazyRefusal.load() != nil { throw NotKept() }
    return value
  }
}

extension Container {
  /// Refuses to build something, because the container is closed: throws to a look-up by type, and else traps, but for an
  /// accessor that is asked on the way of a look-up, which then gives a value that nothing keeps.
  func refuse(_ key: KeyID, of type: Any.Type, for request: DynamicRequest?) throws {
    if let request { throw request.closed }
    if try !Build.refuse(key, of: type) { trapClosed(key) }
  }
}
