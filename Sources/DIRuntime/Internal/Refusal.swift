// SPDX-License-Identifier: MIT

// A closed container refuses to build a kept value. An accessor cannot throw, so it traps. A look-up by type throws, and before it
// builds anything: it asks the graph what the value needs. What a function asks the container for by itself, the graph does not
// know. Within a look-up the accessor then returns a value that nothing keeps, which is closed at once, and the look-up throws.

/// The reason why a look-up throws.
final class Refusal: Sendable {
  let error: DynamicError
  /// Close what was built in vain.
  let closings = Closings()

  init(_ error: DynamicError) { self.error = error }

  func closeAll() { Task { try? await closings.run() } }
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
}

extension Container {
  /// Whether the container refuses to build a kept value for the running code, or any if no key is given. What a child was made
  /// with is there without a build.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - count: How many of the innermost builds are for this value.
  /// - Returns: Whether it refuses.
  func refusesBuild(of key: KeyID? = nil, beyond count: Int = 1) -> Bool {
    isClosed && !Build.isWithin(self, beyond: count) && key.map(isInput) != true
  }

  /// Checks that the next value may be kept: if the container refuses, it throws to a look-up, and traps if there is none.
  func checkOpen(for request: KeptRequest) throws {
    guard refusesBuild(of: request.key) else { return }
    // The last two steps are builds of the look-up itself.
    if let key = request.lookUp { throw DynamicError.closed(key, route: Build.route.dropLast(2)) }
    let refusal = Refusal(.closed(DynamicKey(request.type), route: Build.route.dropLast()))
    if Build.innermost?.isRefused(refusal) != true { trapClosed(request.key) }
  }
}
