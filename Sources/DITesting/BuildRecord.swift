// SPDX-License-Identifier: MIT

@_spi(DITesting) import DIRuntime
import Testing

/// What is built in the container of one test; fails the test where that is not allowed.
final class BuildRecord: BuildObserver {
  private struct State {
    var used: Set<ObservedKey> = []
    var refused: Set<ObservedKey> = []
    /// What was refused on threads that are no part of the test.
    var late: [String] = []
    var isOuter = false
  }

  /// Nil where everything may be built.
  private let allowed: Set<ObservedKey>?
  private let location: SourceLocation?
  private let state = Box(State())

  init(allowed: Set<ObservedKey>?, at location: SourceLocation?) {
    self.allowed = allowed
    self.location = location
  }

  var isOuter: Bool { state.withLock { $0.isOuter } }
  func isUsed(_ key: ObservedKey) -> Bool { state.withLock { $0.used.contains(key) } }
  func setOuter() { state.withLock { $0.isOuter = true } }

  func willBuild(_ key: ObservedKey, isOverridden: Bool, route: [String]) {
    let way = route.last == key.name ? route : route + [key.name]
    if isOverridden {
      state.withLock { _ = $0.used.insert(key) }
    } else if !isAllowed(key, way), state.withLock({ $0.refused.insert(key).inserted }) {
      refuse(key.name.accessorName, way)
    }
  }

  private func isAllowed(_ key: ObservedKey, _ way: [String]) -> Bool {
    // The value behind several types is built for one of their accessors, which has been judged.
    guard let allowed, !(key.name.namesSharedValue && way.count > 1) else { return true }
    return allowed.contains { $0 == key || $0.isElement(key) }
  }

  private func refuse(_ name: String, _ way: [String]) {
    var steps: [String] = []
    for step in way.map(\.accessorName) where step != steps.last { steps.append(step) }
    let message =
      "'\(name)' was built and is neither overridden nor allowed"
      + (steps.count < 2 ? "" : " (on the way \(steps.joined(separator: " → ")))")
      + "; override it, or write: .strict { $0.allow(.\(name)) }"
    guard Test.current != nil else { return state.withLock { $0.late.append(message) } }
    report(message)
  }

  /// Reports what could not be reported at once.
  func reportWhatCameLate() {
    for message in state.withLock({ $0.late.sorted() }) { report(message) }
  }

  private func report(_ message: String) {
    guard let location else { return }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}
