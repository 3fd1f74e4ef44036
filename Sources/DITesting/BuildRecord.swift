// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

/// What is built in the container of one test; fails the test where that is not allowed.
final class BuildRecord: BuildObserver {
  private struct State {
    var used: Set<KeyID> = []
    var refused: Set<KeyID> = []
    /// What was refused on threads that are no part of the test.
    var late: [String] = []
  }

  /// What may be built, and the trait that says so; nil where that is everything.
  private let strict: (allowed: Set<KeyID>, location: SourceLocation)?
  /// The keys that the test itself overrides, with the trait that does it.
  private let own: [KeyID: SourceLocation]
  private let state = Box(State())
  /// The plan of the container that it hears of.
  private let plan = Box<_Plan?>(nil)

  init(
    strict: (allowed: Set<KeyID>, location: SourceLocation)?, own: [KeyID: SourceLocation]
  ) {
    (self.strict, self.own) = (strict, own)
  }

  /// Says of which container it hears, before that builds anything.
  func hear(of container: Container) { plan.withLock { $0 = container._plan } }

  func willBuild(_ key: KeyID, or others: [KeyID], isOverridden: Bool, route: [String]) {
    if isOverridden { return state.withLock { _ = $0.used.insert(key) } }
    let way = route.last == key.name ? route : route + [key.name]
    let keys = [key] + others
    if isAllowed(keys, way) { return }
    // A collection that is refused speaks for its elements.
    let collections = collections(of: key)
    let isNew = state.withLock { state in
      defer { state.refused.formUnion(keys) }
      return state.refused.isDisjoint(with: keys + collections)
    }
    if isNew { refuse(key, way) }
  }

  /// The collections, as each module has them, that a provider joins.
  private func collections(of key: KeyID) -> [KeyID] {
    guard let plan = plan.value, let name = plan.graph.name(of: key) else { return [] }
    let users = plan.graph.dependents[name] ?? []
    return plan.collections.values.joined().map(\.key).filter { collection in
      plan.graph.name(of: collection).map(users.contains) ?? false
    }
  }

  private func isAllowed(_ keys: [KeyID], _ way: [String]) -> Bool {
    // The value behind several types is built for one of their accessors, which has been judged.
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

  /// Reports what could not be reported at once.
  func reportWhatCameLate() {
    let late = state.withLock { state in
      defer { state.late = [] }
      return state.late
    }
    for message in late.sorted() { report(message) }
  }

  /// Reports what the test overrides for nothing.
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
