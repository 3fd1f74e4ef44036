// SPDX-License-Identifier: MIT

import Synchronization

/// The modules that a root target's containers know; meant for generated code only.
///
/// Generated code makes one for each target, as a global constant that all its containers share:
///
/// ```swift
/// private let _App_plan = _Plan { plan in
///   _tie_Lib(&plan)
///   _tie_App(&plan)
/// }
/// ```
public final class _Plan: @unchecked Sendable {
  // An object, because every container has it. Unchecked, exclusive access too, because of the variables: the initializer
  // sets them, by what it calls; then nothing does.
  private(set) var modules: [TiedModule] = []

  /// What look-ups by type find in the containers of a class, by modules.
  private(set) var dynamicLists: [(owner: Container.Type, providers: @Sendable () -> [DynamicProvider])] = []

  /// What modules have built when containers are warmed up.
  private(set) var eagerBuilds: [EagerBuild] = []

  /// How many slots a container of this plan has: those of modules it does not know stay empty.
  @exclusivity(unchecked) private(set) var slotCount = 0

  /// Which of the root's providers meet which requirements of the modules below, all with their modules' names; and how
  /// long the values live that the root keeps, if only weakly.
  private(set) var metRequirements: [String: (provider: String, lifetime: _Lifetime)] = [:]

  // What modules bind in one another. Replacements are looked at where overrides are: they cost nothing to containers of
  // plans without them, and a kept value that is there is read as ever.
  /// What takes the place of which provider.
  @exclusivity(unchecked) var replacements: [KeyID: Replacement] = [:]
  /// The parts of each collection, by the type of its elements, in the order in which the plan ties the modules.
  @exclusivity(unchecked) package var collections: [ObjectIdentifier: [CollectionPart]] = [:]
  /// What the root gives the modules below for what they require, and how long its values live.
  @exclusivity(unchecked) var requirements: [KeyID: (make: ErasedMaker, lifetime: _Lifetime)] = [:]
  /// For each key, the others whose overrides count for it, too.
  @exclusivity(unchecked) var aliases: [KeyID: [KeyID]] = [:]

  /// The overrides of a container without any: there where providers take the places of others, which accessors have to
  /// look up.
  @exclusivity(unchecked) private(set) var overrides: Override?

  private let lazyGraph = LazyReference<DependencyGraph>()
  /// How often somebody was seen to ask for the current container for the first time, and the providers that did.
  private let allAskers = Locked<(count: Int, keys: Set<KeyID>)>((0, []))
  /// What look-ups by type find in the containers of each class.
  let generated = BrieflyLocked<[ObjectIdentifier: DynamicTable]>([:])

  /// Makes a plan of the modules tied in a closure, the root last; meant for generated code only.
  ///
  /// - Parameter tieAll: Ties each module.
  public init(_ tieAll: (inout _Plan) -> Void) {
    RuntimeCopies.check()
    var plan = self
    tieAll(&plan)
    // Never freed, as the bases of the modules are: so no container counts references to it.
    _ = Unmanaged.passRetained(self)
    if !replacements.isEmpty { overrides = Override() }
  }

  /// Adds a module; meant for generated code only.
  ///
  /// The first plan of the process to add a module gives it its base; adding it again changes nothing. May
  /// be called from several threads, with different plans.
  ///
  /// - Parameters:
  ///   - name: The module's name, for messages.
  ///   - slots: How many keys the module has.
  ///   - base: The module's base: a global `let`, which lives as long as the process.
  ///   - needs: What each provider needs: a line `name: need need` for each, in the order of their numbers. A need
  ///     is another one's name, preceded by its module's name and a dot where that is another module, or a `*`
  ///     for all there are; raw identifiers stand in backticks, and need all if they have spaces. Without it every provider is taken to need all.
  public func tie(_ name: String, slots: Int, base: borrowing _SlotBase, needs: StaticString? = nil) {
    RuntimeCopies.check()
    let base = withUnsafePointer(to: base) { $0 }
    let range = ModuleRegistry.slots(of: name, count: slots, base: base)
    if knows(slot: range.lowerBound) { return }
    modules.append(TiedModule(name: name, slots: range, needs: needs))
    slotCount = max(slotCount, range.upperBound)
  }

  /// Adds what a module has in a child container, once the module itself is tied; meant for generated code only.
  ///
  /// The module that declares the child is tied before all others that add to it.
  ///
  /// - Parameters:
  ///   - child: The child's class.
  ///   - slots: How many values the module has it keep.
  ///   - base: The module's base for the child.
  ///   - module: The module's own base.
  public func tie<Child: Container>(
    _ child: Child.Type, slots: Int, base: borrowing _SlotBase, of module: borrowing _SlotBase
  ) {
    let base = withUnsafePointer(to: base) { $0 }
    ModuleRegistry.tie(ObjectIdentifier(child), slots: slots, base: base, moduleAt: module._value)
  }

  /// Lists what a module adds to look-ups by type in all containers, or in those of a child's class; meant for generated code
  /// only.
  ///
  /// - Parameter dynamic: Lists the providers that `dynamic` of such a container finds; called when it is first used.
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

  /// Lists what a module has built when containers are warmed up, all of them or those of a child's class; meant for
  /// generated code only.
  ///
  /// - Parameter eager: Lists the providers.
  public func warm<Owner: Container>(_ eager: (inout _EagerEntriesOf<Owner>) -> Void) {
    var entries = _EagerEntriesOf<Owner>()
    eager(&entries)
    eagerBuilds += entries.all
  }

  /// Notes which provider meets a requirement of a module below, before that is tied; meant for generated code only.
  ///
  /// - Parameters:
  ///   - requirement: Its name, with that of its module.
  ///   - provider: The provider's name, with that of its module.
  ///   - lifetime: How long its values live; weak, too, where a container has several.
  public func meet(_ requirement: String, by provider: String, _ lifetime: _Lifetime = .transient) {
    metRequirements[requirement] = (provider, lifetime)
  }

  func knows(slot: Int) -> Bool {
    modules.contains { $0.slots.contains(slot) }
  }

  /// Which of its providers need which.
  package var graph: DependencyGraph {
    lazyGraph.object { DependencyGraph(of: self) }
  }

  /// The providers that turned out to depend on all, as far as is known; and a number that tells when more is.
  var askers: (count: Int, keys: Set<KeyID>) { allAskers.withLock { $0 } }

  /// Notes that a provider's value may depend on all that the container has: always, or where an override makes it.
  func noteAsking(_ key: KeyID, _ override: Override?) {
    allAskers.withLock { askers in
      let isNew =
        override.map { !$0.mayAskAll.exchange(true, ordering: .relaxed) } ?? askers.keys.insert(key).inserted
      if isNew { askers.count += 1 }
    }
  }

  /// The target that the plan was made for: it ties itself last.
  var rootName: String? { modules.last?.name }
}

/// A module with the numbers of its slots.
struct TiedModule: Sendable {
  let name: String
  let slots: Range<Int>
  /// What its providers need, see `DependencyGraph`; nil if it does not say.
  let needs: StaticString?
}

/// Every module tied in this process, in the order of their slots.
///
/// A module's slots have the same numbers in all containers, so that a key is one addition away from its
/// slot whichever container it is used with.
enum ModuleRegistry {
  fileprivate static let modules = BrieflyLocked<[(name: String, slots: Range<Int>)]>([])

  /// For each class of child containers, the base in the module that declares it: a global constant.
  private struct FirstBase: @unchecked Sendable { let base: UnsafePointer<_SlotBase> }
  private static let children = BrieflyLocked<[ObjectIdentifier: FirstBase]>([:])

  /// The module's slots, which are handed out if this is the first time it is tied.
  static func slots(of name: String, count: Int, base: UnsafePointer<_SlotBase>) -> Range<Int> {
    modules.withLock { modules in
      if let known = modules.first(where: { $0.slots.lowerBound == base.pointee._value }) {
        return known.slots
      }
      let start = modules.last?.slots.upperBound ?? 0
      // A module without slots takes a number all the same, or the next one would begin where it does.
      let slots = start..<start + max(count, 1)
      modules.append((name, slots))
      base.pointee.tie(at: start)
      return slots
    }
  }

  /// Adds slots to a child container's class, if that is the first time that the module's base is tied there.
  ///
  /// The module that declares the class comes first. Each class has numbers of its own, with room for what any modules
  /// may add.
  static func tie(
    _ child: ObjectIdentifier, slots: Int, base: UnsafePointer<_SlotBase>, moduleAt module: Int
  ) {
    children.withLock { children in
      if base.pointee.isTied { return }
      let start = children[child]?.base.pointee.childSlots.upperBound ?? children.count << 16
      let first = children[child] ?? FirstBase(base: base)
      children[child] = first
      first.base.pointee.childEnd.store(start + slots, ordering: .relaxed)
      base.pointee.tie(inChild: start, moduleAt: module)
    }
  }
}

extension KeyID {
  /// The name of the module that declares it, if the module has been tied at all.
  package var moduleName: String? {
    ModuleRegistry.modules.withLock { modules in
      modules.first { $0.slots.lowerBound == base.pointee._value }?.name
    }
  }
}

/// Where the slots of a module begin in every container of the process; meant for generated code only.
///
/// Generated code declares one for each module, and one more for each child container that the module declares or adds
/// to, as global constants. They need no initialization at run time,
/// and reading one is one plain load:
///
/// ```swift
/// let _App_base = _SlotBase()
/// ```
///
/// Until a plan ties the module, the value lies past the end of all slots, so that a look-up by it never
/// finds anything.
@frozen
public struct _SlotBase: ~Copyable, Sendable {
  // As far past the end as leaves room to add numbers to it, where an `Int` has 32 bits, too.
  @inlinable static var untied: Int { .max / 2 }

  @usableFromInline let _atomic: Atomic<Int>
  /// Of the base of what a module adds to a child container: where that begins among all slots of the child.
  @usableFromInline let _inChild: Atomic<Int>
  /// Of the base in the module that declares the child: where its slots end, whichever modules have added them.
  @usableFromInline let childEnd: Atomic<Int>

  /// Makes the base of a module that is not tied yet; meant for generated code only.
  @inlinable
  public init() {
    _atomic = Atomic(_SlotBase.untied)
    _inChild = Atomic(_SlotBase.untied)
    childEnd = Atomic(_SlotBase.untied)
  }

  // Relaxed is enough: whoever holds a container that knows the module got it after the module was tied.
  @inlinable
  var _value: Int {
    @inline(__always) get { _atomic.load(ordering: .relaxed) }
  }

  @inlinable
  var _childValue: Int {
    @inline(__always) get { _inChild.load(ordering: .relaxed) }
  }

  var isTied: Bool { _value < _SlotBase.untied }

  /// All slots of the child container that this is the first base of; none before it is tied.
  @usableFromInline
  var childSlots: Range<Int> {
    let start = _inChild.load(ordering: .acquiring)
    return start < _SlotBase.untied ? start..<childEnd.load(ordering: .relaxed) : start..<start
  }

  /// Fixes the value; only `ModuleRegistry` does, under its lock, and once.
  func tie(at value: Int) { _atomic.store(value, ordering: .relaxed) }

  /// Fixes where a child container has what a module adds to it, and which module that is.
  func tie(inChild start: Int, moduleAt value: Int) {
    tie(at: value)
    _inChild.store(start, ordering: .releasing)
  }
}
