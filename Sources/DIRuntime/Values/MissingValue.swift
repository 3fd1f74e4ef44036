// SPDX-License-Identifier: MIT

/// A value that a closed container would have to build for another value.
struct MissingValue {
  let key: KeyID
  let type: Any.Type
  /// The names of the values on the way to it that would be kept.
  var route: [String] = []
}

/// Providers of a plan by their numbers in the graph.
struct ListedProviders {
  typealias Provider = (key: KeyID, lifetime: _Lifetime, type: Any.Type)

  fileprivate private(set) var all: [Int: Provider] = [:]

  /// Those that look-ups by type list. What is looked up needs no others at once: others take arguments, or belong to an actor.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - isComplete: Whether to add all that containers keep, except for what a child keeps and neither lists nor warms up.
  init(of plan: _Plan, isComplete: Bool = false) {
    let kept = plan.modules.flatMap { module in
      (0..<module.slots.count).map { KeyID(module.base.pointee, $0, child: -1, "") }
    }
    for key in isComplete ? kept + plan.eagerBuilds.map(\.key) : [] {
      add((key, .singleton, Any.self), in: plan)
    }
    for provider in plan.lists.flatMap({ $0.providers() }) {
      add((provider.id.unsafelyUnwrapped, provider.lifetime, provider.valueType), in: plan)
    }
  }

  private mutating func add(_ provider: Provider, in plan: _Plan) {
    if let number = plan.graph.number(of: provider.key) { all[number] = provider }
  }
}

extension Container {
  /// Checks that no closed container has to build a value for a look-up: the value itself, unless that is a new one, or one that
  /// it needs, at once or later.
  func checkOpen(for key: KeyID, lookedUpBy lookUp: DynamicKey, isFresh: Bool = false) throws {
    guard let missing = missing(for: key, isFresh: isFresh, in: ListedProviders(of: plan)) else { return }
    if missing.key == key { throw DynamicError.closed(lookUp, route: Build.route.dropLast()) }
    throw DynamicError.closed(DynamicKey(missing.type, name: nil), route: Build.route + missing.route)
  }

  /// The value that a closed container would have to build for a value of this one; nil if there is none that the graph knows of.
  func missing(
    for key: KeyID, isFresh: Bool = false, in listed: @autoclosure () -> ListedProviders
  ) -> MissingValue? {
    guard isAnyClosed, let provider = plan.graph.number(of: key) else { return nil }
    var seen: Set<[Int]> = []
    return missing(for: provider, isFresh: isFresh, in: listed().all, &seen)
  }

  /// Whether the container is closed, or one that it was made from.
  private var isAnyClosed: Bool {
    let container = shown ?? self
    return container.lazyClosings.load()?.isClosed == true || container.base?.isAnyClosed == true
  }

  private func missing(
    for provider: Int, isFresh: Bool = false, in all: [Int: ListedProviders.Provider],
    _ seen: inout Set<[Int]>
  ) -> MissingValue? {
    let listed = all[provider]
    var (builder, step) = (self, [String]())
    // A replaced provider and a requirement are only names of another provider, which they need.
    if let listed, !isFresh, keeps(listed.key, listed.lifetime != .transient),
      !isReplaced(listed.key), met(listed.key) == nil || isOverridden(listed.key)
    {
      switch location(of: listed.key) {
      case .elsewhere(let other): return other.missing(for: provider, in: all, &seen)
      case .nowhere, .replaced: return nil
      case .here:
        if let other = sharer(of: listed.key) { return other.missing(for: provider, in: all, &seen) }
        let stored = slot(of: listed.key).stored
        if let stored, listed.lifetime != .weak || (stored.value() as WeakReference).stored != nil {
          return nil
        }
        if refusesBuild(of: listed.key, beyond: 0) { return MissingValue(key: listed.key, type: listed.type) }
        (builder, step) = (self.builder(of: listed.key), [listed.key.name])
      }
    }
    // By the container that a view shows, which stays: some views are made for one build only.
    let place = Int(bitPattern: Unmanaged.passUnretained(builder.shown ?? builder).toOpaque())
    // An override that takes no container needs nothing; any other one counts as needing what its provider needs.
    let override = listed.flatMap { builder.latestOverride(of: $0.key) }
    guard seen.insert([place, provider]).inserted, override?.mayAskAll.load(ordering: .relaxed) != false
    else { return nil }
    for need in plan.graph.needs[provider] {
      guard var missing = builder.missing(for: need, in: all, &seen) else { continue }
      missing.route = step + missing.route
      return missing
    }
    return nil
  }
}
