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
  func isRefused(_ refusal: Refusal) -> Bool {
    guard isLookUp || asker?.isRefused(refusal) == true else { return false }
    _ = lazyRefusal.object { refusal }
    return true
  }
}
