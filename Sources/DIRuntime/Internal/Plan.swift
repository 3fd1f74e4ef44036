// SPDX-License-Identifier: MIT

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

  /// What the modules bind in one another.
  @exclusivity(unchecked) var bindings = Bindings()

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
    var plan = self
    tieAll(&plan)
    // Never freed, as the bases of the modules are: so no container counts references to it.
    _ = Unmanaged.passRetained(self)
    if !bindings.replacements.isEmpty { overrides = Override() }
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
  var graph: DependencyGraph {
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
