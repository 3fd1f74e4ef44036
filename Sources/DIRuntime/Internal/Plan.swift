// SPDX-License-Identifier: MIT

import Synchronization

/// The modules that a root target's containers know; meant for generated code only.
public final class _Plan: @unchecked Sendable {
  // An object, because every container refers to it. Sendable and exclusive access are unchecked because of the variables: the
  // initializer sets them, through the closure that it calls, and nothing changes them later.
  private(set) var modules: [RegisteredModule] = []

  /// The lists of providers that look-ups by type find, by the class of the containers, in the order of the modules.
  private(set) var dynamicLists: [(owner: Container.Type, providers: @Sendable () -> [DynamicProvider])] = []

  /// The providers that warming up builds.
  private(set) var eagerBuilds: [EagerBuild] = []

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

  /// The overrides of a container without any: an empty one if the plan has replacements, because it makes accessors look
  /// for them.
  @exclusivity(unchecked) private(set) var overrides: Override?

  private let lazyGraph = LazyReference<DependencyGraph>()
  private let lazyListed = LazyReference<ListedProviders>()
  private let allChanges = BrieflyLocked<[Set<KeyID>: [Bool]]>([:])
  /// The providers whose builds were seen to ask for the current container, and a number that grows with each new asker.
  private let allAskers = BrieflyLocked<(count: Int, keys: Set<KeyID>)>((0, []))
  /// The table for look-ups by type, for each class of containers.
  let generated = BrieflyLocked<[ObjectIdentifier: DynamicTable]>([:])

  /// Makes a plan of the modules registered in a closure, the root last; meant for generated code only.
  public init(_ registerAll: (inout _Plan) -> Void) {
    RuntimeCopies.check()
    var plan = self
    registerAll(&plan)
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

  /// Adds a module's providers to look-ups by type, in all containers or only in a child's class; meant for generated code only.
  @preconcurrency
  public func list<Owner: Container>(_ dynamic: @escaping @Sendable (inout _DynamicEntriesOf<Owner>) -> Void)
  {
    let list = { @Sendable in
      var entries = _DynamicEntriesOf<Owner>()
      dynamic(&entries)
      return entries.all
    }
    dynamicLists.append((Owner.self, list))
  }

  /// Adds a module's eager providers, for all containers or only for a child's class; meant for generated code only.
  public func warm<Owner: Container>(_ eager: (inout _EagerEntriesOf<Owner>) -> Void) {
    var entries = _EagerEntriesOf<Owner>()
    eager(&entries)
    eagerBuilds += entries.all
  }

  /// Notes the provider that meets a requirement of a module below, before that module is registered; meant for generated code only.
  public func meet(_ requirement: String, by provider: String, _ lifetime: _Lifetime = .transient) {
    metRequirements[requirement] = (provider, lifetime)
  }

  func knows(slot: Int) -> Bool {
    modules.contains { $0.slots.contains(slot) }
  }

  /// The dependencies between its providers.
  package var graph: DependencyGraph {
    lazyGraph.object { DependencyGraph(of: self) }
  }

  /// The providers in its lists.
  var listed: ListedProviders { lazyListed.object { ListedProviders(of: self) } }

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

/// All modules registered in this process, in the order of their slots.
///
/// A module's slots have the same numbers in all containers, so that one addition finds a key's slot in any
/// container.
enum ModuleRegistry {
  fileprivate static let modules = BrieflyLocked<[(name: String, slots: Range<Int>)]>([])

  /// For each class of child containers its base in the module that declares it: a global constant.
  private struct FirstBase: @unchecked Sendable { let base: UnsafePointer<_SlotBase> }
  private static let children = BrieflyLocked<[ObjectIdentifier: FirstBase]>([:])

  /// The slots of a module, assigned when it is first registered.
  static func slots(of name: String, count: Int, base: UnsafePointer<_SlotBase>) -> Range<Int> {
    modules.withLock { modules in
      if let known = modules.first(where: { $0.slots.lowerBound == base.pointee._value }) {
        return known.slots
      }
      let start = modules.last?.slots.upperBound ?? 0
      // A module without slots takes one number too: otherwise the next module would begin at the same number.
      let slots = start..<start + max(count, 1)
      modules.append((name, slots))
      base.pointee.register(at: start)
      return slots
    }
  }

  /// The numbers that each class of child containers has for the slots of all modules.
  private static let numbersOfClass = 1 << 16

  /// Adds a module's slots to a child container's class, when the module's base for that class is first registered.
  ///
  /// The module that declares the class comes first. Each class has a range of numbers of its own, with room for the slots
  /// that other modules add.
  static func register(
    _ child: ObjectIdentifier, slots: Int, base: UnsafePointer<_SlotBase>, moduleAt module: Int
  ) {
    children.withLock { children in
      if base.pointee.isRegistered { return }
      let start = children[child]?.base.pointee.childSlots.upperBound ?? children.count * numbersOfClass
      let first = children[child] ?? FirstBase(base: base)
      children[child] = first
      first.base.pointee.childEnd.store(start + slots, ordering: .relaxed)
      base.pointee.register(inChild: start, moduleAt: module)
    }
  }
}

extension KeyID {
  /// The name of the module that declares it, if the module has been registered at all.
  package var moduleName: String? {
    ModuleRegistry.modules.withLock { modules in
      modules.first { $0.slots.lowerBound == base.pointee._value }?.name
    }
  }
}

/// Where the slots of a module begin in every container of the process; meant for generated code only.
// Generated code declares one for each module, and one more for each child container that the module declares or adds to, as
// global constants: they need no initialization, and reading one is one plain load. Until a plan registers the module, the
// value lies past the end of all slots, so that a look-up by it never finds anything.
@frozen
public struct _SlotBase: ~Copyable, Sendable {
  // Far past the end of all slots, with room to add numbers to it, also where an `Int` has 32 bits.
  @inlinable static var unregistered: Int { .max / 2 }

  @usableFromInline let _atomic: Atomic<Int>
  /// For a module's base of a child container: where the module's slots begin among the child's slots.
  @usableFromInline let _inChild: Atomic<Int>
  /// For the base in the module that declares the child: where the child's slots end, including the slots of other modules.
  @usableFromInline let childEnd: Atomic<Int>

  /// Makes the base of a module that is not registered yet; meant for generated code only.
  @inlinable
  public init() {
    _atomic = Atomic(_SlotBase.unregistered)
    _inChild = Atomic(_SlotBase.unregistered)
    childEnd = Atomic(_SlotBase.unregistered)
  }

  // Relaxed is enough: a container that knows the module is made after the module was registered.
  @inlinable
  var _value: Int {
    @inline(__always) get { _atomic.load(ordering: .relaxed) }
  }

  @inlinable
  var _childValue: Int {
    @inline(__always) get { _inChild.load(ordering: .relaxed) }
  }

  var isRegistered: Bool { _value < _SlotBase.unregistered }

  /// All slots of the child container, if this is its base in the declaring module; none before it is registered.
  @usableFromInline
  var childSlots: Range<Int> {
    let start = _inChild.load(ordering: .acquiring)
    return start < _SlotBase.unregistered ? start..<childEnd.load(ordering: .relaxed) : start..<start
  }

  /// Fixes the value; only `ModuleRegistry` calls this, under its lock, and once.
  func register(at value: Int) { _atomic.store(value, ordering: .relaxed) }

  /// Fixes where the slots that a module adds to a child container begin, and which module that is.
  func register(inChild start: Int, moduleAt value: Int) {
    register(at: value)
    _inChild.store(start, ordering: .releasing)
  }
}
