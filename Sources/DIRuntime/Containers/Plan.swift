// SPDX-License-Identifier: MIT

import Synchronization

/// The modules that a root target's containers know; meant for generated code only.
public final class _Plan: @unchecked Sendable {
  // An object, because every container refers to it. Sendable and exclusive access are unchecked because of the variables: the
  // initializer sets them, through the closure that it calls, and nothing changes them later.
  private(set) var modules: [RegisteredModule] = []

  /// The lists of providers that look-ups by type find, by the class of the containers, in the order of the modules.
  var lists: [(owner: Container.Type, providers: @Sendable () -> [any ListedProvider])] = []

  /// The providers that warming up builds.
  var eagerBuilds: [EagerBuild] = []

  /// The providers that say `live`.
  private var live: [KeyID] = []

  /// The number of slots in a container of this plan; slots of modules that it does not know stay empty.
  @exclusivity(unchecked) private(set) var slotCount = 0

  /// For each requirement of a module below the root's provider that meets it, both named with their modules, and how long
  /// that provider's values live.
  private(set) var metRequirements: [String: (provider: String, lifetime: _Lifetime)] = [:]

  // The late-bound edges between modules. Replacements are looked up only where overrides are: so they cost nothing in plans
  // without them, and nothing when an existing kept value is read.
  /// The provider that each replaced key, and each requirement of a module, is bound to.
  @exclusivity(unchecked) var late: [KeyID: LateBinding] = [:]
  /// The parts of each collection, by the type of its elements, in the order in which the plan registers the modules.
  @exclusivity(unchecked) package var collections: [ObjectIdentifier: [CollectionPart]] = [:]
  /// For each key the other keys whose overrides count for it too.
  @exclusivity(unchecked) var aliases: [KeyID: [KeyID]] = [:]

  /// For each replacement, and each key for the value below one, the key of the replaced provider.
  @exclusivity(unchecked) var layers: [KeyID: (provider: KeyID, isBelow: Bool)] = [:]

  /// The overrides of a container without any: an empty one if the plan has replacements, because it makes accessors look
  /// for them.
  @exclusivity(unchecked) private(set) var overrides: Override?

  private let lazyGraph = LazyReference<DependencyGraph>()
  private let allChanges = BrieflyLocked<[Set<KeyID>: [Bool]]>([:])
  /// The providers whose builds were seen to ask for the current container, and a number that grows with each new asker.
  private let allAskers = BrieflyLocked<(count: Int, keys: Set<KeyID>)>((0, []))

  /// Makes a plan of the modules registered in a closure, the root last; meant for generated code only.
  public init(_ registerAll: (inout _Plan) -> Void) {
    RuntimeCopies.check()
    var plan = self
    registerAll(&plan)
    shareReplacements()
    // Never freed, like the bases of the modules, so that no container counts references to it.
    _ = Unmanaged.passRetained(self)
    if late.values.contains(where: { $0.replacement != nil }) { overrides = Override() }
  }

  /// Adds a module; meant for generated code only.
  public func register(_ name: String, slots: Int, base: borrowing _SlotBase, needs: StaticString? = nil) {
    RuntimeCopies.check()
    let base = withUnsafePointer(to: base) { $0 }
    let range = ModuleRegistry.slots(of: name, count: slots, base: base)
    if knows(slot: range.lowerBound) { return }
    modules.append(RegisteredModule(name: name, slots: range, base: base, needs: needs))
    slotCount = max(slotCount, range.upperBound)
  }

  /// Adds the slots of a module in a child container, after the module itself is registered; meant for generated code only.
  public func register<Child: Container>(
    _ child: Child.Type, slots: Int, base: borrowing _SlotBase, of module: borrowing _SlotBase
  ) {
    let base = withUnsafePointer(to: base) { $0 }
    ModuleRegistry.register(ObjectIdentifier(child), slots: slots, base: base, moduleAt: module._value)
  }

  /// Notes the provider that meets a requirement of a module below, before that module is registered; meant for generated code only.
  public func meet(_ requirement: String, by provider: String, _ lifetime: _Lifetime = .transient) {
    metRequirements[requirement] = (provider, lifetime)
  }

  // By its number, because a deprecated key would be a warning here.
  /// Notes a provider that tests must fake; meant for generated code only.
  public func live(_ base: borrowing _SlotBase, _ index: Int, child: Int = -1, _ name: StaticString) {
    live.append(KeyID(base, index, child: child, name))
  }

  /// The keys that tests must override or allow.
  package var liveKeys: [KeyID] { live.map(name) }

  func knows(slot: Int) -> Bool {
    modules.contains { $0.slots.contains(slot) }
  }

  /// The dependencies between its providers.
  package var graph: DependencyGraph {
    lazyGraph.object { DependencyGraph(of: self) }
  }

  /// For each provider whether its value changes if some keys are overridden. Remembered for the last sets of keys, because
  /// containers are made by `overriding` over and over with the same.
  func changes(by keys: Set<KeyID>) -> [Bool] {
    if let known = allChanges.withLock({ $0[keys] }) { return known }
    let changes = graph.changes(by: keys)
    allChanges.withLock { all in
      if all.count == 16 { all = [:] }
      all[keys] = changes
    }
    return changes
  }

  /// The providers seen so far to ask for the current container, and a number that tells whether there are new askers.
  var askers: (count: Int, keys: Set<KeyID>) { allAskers.withLock { $0 } }

  /// Notes that a provider, or the override called in its place, asked for the current container: its value may depend on all
  /// providers.
  func noteAsking(_ key: KeyID, _ override: Override?) {
    allAskers.withLock { askers in
      let isNew =
        override.map { !$0.mayAskAll.exchange(true, ordering: .relaxed) } ?? askers.keys.insert(key).inserted
      if isNew { askers.count += 1 }
    }
  }

  /// The name of the target that the plan was made for, which is registered last.
  var rootName: String? { modules.last?.name }
}

/// A module with the numbers of its slots.
// Unchecked because of the pointer alone: it points at a global constant that contains only atomics.
struct RegisteredModule: @unchecked Sendable {
  let name: String
  let slots: Range<Int>
  let base: UnsafePointer<_SlotBase>
  /// The dependencies of its providers, see `DependencyGraph`; nil if they are not known.
  let needs: StaticString?
}

/// A provider that look-ups by type find.
protocol ListedProvider: AnyObject, Sendable {
  /// The key of a generated provider.
  var id: KeyID? { get }
  var lifetime: _Lifetime { get }
  var valueType: Any.Type { get }
}

/// An eager provider: builds a value that a container keeps.
struct EagerBuild: Sendable {
  let key: KeyID
  /// The class of containers that keep it.
  let owner: Container.Type
  /// Whether other values may be built at the same time.
  let isAsync: Bool
  let run: @Sendable (Container) async throws -> Void
}
