// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

/// Records the builds in the container of one test. In a strict test, a build that is not allowed is a failure.
final class BuildRecord: BuildObserver {
  private struct State {
    var used: Set<KeyID> = []
    var refused: Set<KeyID> = []
    /// The messages about refused builds on threads that do not belong to the test.
    var late: [String] = []
  }

  /// The providers that may be built, and the place of the trait that allows them; nil if all may be built.
  private let strict: (allowed: Set<KeyID>, location: SourceLocation)?
  /// The keys that the test itself overrides, each with the place of the trait that overrides it.
  private let own: [KeyID: SourceLocation]
  private let state = Box(State())
  /// The plan of the recorded container.
  private let plan = Box<_Plan?>(nil)

  init(
    strict: (allowed: Set<KeyID>, location: SourceLocation)?, own: [KeyID: SourceLocation]
  ) {
    (self.strict, self.own) = (strict, own)
  }

  /// Sets the container to record, before it builds anything.
  func hear(of container: Container) { plan.withLock { $0 = container._plan } }

  func willBuild(_ key: KeyID, or others: [KeyID], isOverridden: Bool, route: [String]) {
    if isOverridden { return state.withLock { _ = $0.used.insert(key) } }
    let way = route.last == key.name ? route : route + [key.name]
    let keys = [key] + others
    if isAllowed(keys, way) { return }
    // A collection that was refused stands for its elements too.
    let collections = collections(of: key)
    let isNew = state.withLock { state in
      defer { state.refused.formUnion(keys) }
      return state.refused.isDisjoint(with: keys + collections)
    }
    if isNew { refuse(key, way) }
  }

  /// The keys of the collections that a provider joins, each module's own.
  private func collections(of key: KeyID) -> [KeyID] {
    guard let plan = plan.value, let provider = plan.graph.number(of: key) else { return [] }
    let users = plan.graph.dependents[provider]
    return plan.collections.values.joined().map(\.key).filter { collection in
      plan.graph.number(of: collection).map(users.contains) ?? false
    }
  }

  private func isAllowed(_ keys: [KeyID], _ way: [String]) -> Bool {
    // The value that several types share is built for one of their accessors, which was judged already.
    guard let strict, !(keys[0].name.namesSharedValue && way.count > 1) else { return true }
    return strict.allowed.contains { allowed in keys.contains { allowed == $0 || allowed.isElement($0) } }
  }

  private func refuse(_ key: KeyID, _ way: [String]) {
    let name = key.name.accessorName
    var steps: [String] = []
    for step in way.map(\.accessorName) where step != steps.last { steps.append(step) }
    let message =
      "'\(name)'\(key.moduleName.map { " of module '\($0)'" } ?? "") was built and is neither overridden nor allowed"
      + (steps.count < 2 ? "" : " (on the way \(steps.joined(separator: " → ")))")
      + "; override it, or write: .strict { $0.allow(.\(name)) }"
    guard Test.current != nil else { return state.withLock { $0.late.append(message) } }
    report(message)
  }

  /// Reports the refused builds on threads that do not belong to the test.
  func reportWhatCameLate() {
    let late = state.withLock { state in
      defer { state.late = [] }
      return state.late
    }
    for message in late.sorted() { report(message) }
  }

  /// Reports the test's own overrides that were never used.
  func reportUnused() {
    let unused = state.withLock { state in own.filter { state.used.insert($0.key).inserted } }
    for (key, location) in unused.sorted(by: { $0.key.name < $1.key.name }) {
      Issue.record(
        "the override of '\(key.name)' was never used", severity: strict == nil ? .warning : .error,
        sourceLocation: location)
    }
  }

  private func report(_ message: String) {
    guard let strict else { return }
    Issue.record(Comment(rawValue: message), sourceLocation: strict.location)
  }
}
