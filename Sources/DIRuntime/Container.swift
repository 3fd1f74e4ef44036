// SPDX-License-Identifier: MIT

import Synchronization

/// Hands out what the providers of a program make, each with everything it needs.
///
/// Every provider has a generated accessor, of its own name and type:
///
/// ```swift
/// let container = Container()
/// container.clock                          // the same one every time
/// container.greeter(greeting: "Hello")     // a new one, its clock injected
/// ```
///
/// A container never changes once it is made, but for what it keeps being built when it is first asked for.
/// To build something differently, for a test say, create a container that does:
///
/// ```swift
/// let container = Container { $0.override(.clock) { _ in FrozenClock() } }
/// ```
///
/// or make one from it that shares all that is not concerned, by ``overriding(_:)``.
///
/// **Ownership.** Whoever holds a container owns all that it keeps: when it is dropped, everything is freed.
/// Providers and overrides that ask for the container get a view of it, which owns nothing and may be stored
/// freely. A view outliving its container still builds, overrides included, but keeps nothing.
///
/// **Children.** A struct that says `// @container(parent: Container)` declares a child container: a class of its own,
/// generated, that a container makes by a method named after the struct, with the struct's properties. A child has all
/// of its parent, which it owns, and beside that what belongs to it alone and is freed with it.
///
/// **Threads.** A container and its views may be used from any thread. A kept value is built once, however
/// many threads ask; reading it takes no lock. No lock is held while a provider runs, except that those who
/// need the same value wait. A provider must not wait for another thread that asks for what is being built.
///
/// **Cost.** Creating one costs an allocation or two and the zeroing of a word per provider.
open class Container: @unchecked Sendable {
  // Unchecked because of the slots, which are reached by a pointer: each is an atomic, written once. All else
  // is constant.
  /// Those of a child are its parent's, unless it has overrides of its own.
  @usableFromInline final let _slots: SlotTable
  /// Those that only a child has.
  @usableFromInline final let _childSlots: SlotTable
  @usableFromInline final let _overrides: OverrideTable?
  final let plan: _Plan
  final let isView: Bool
  /// Of a view, the container it shows, while that exists; nil for a container that owns what it keeps.
  @usableFromInline weak final let owner: Container?
  /// What this container shares with the one it was made from, if it was made by `overriding`.
  final let sharing: Sharing?
  /// Of the view that an override gets from `original`, how far down it is.
  final let level: OverrideLevel?
  /// What makes it a child, if it is one.
  final let child: ChildLevel?
  private final let view = AtomicLazyReference<Container>()
  /// What is registered at run time, once somebody asks for that.
  final let lazyDynamic = AtomicLazyReference<DynamicStorage>()

  // The next two are disfavoured: where a module that requires something from above has unavailable ones too, theirs
  // say more.

  /// Unavailable here: a target has an initializer of its own, generated when all it needs is provided.
  @available(
    *, unavailable,
    message: """
      no container is generated in this target: apply the plugin DIGenPlugin to it; in a test of one module \
      '@testable import' of that module is enough
      """
  )
  @_disfavoredOverload
  public convenience init() { fatalError() }

  /// Unavailable here: a target has an initializer of its own, generated when all it needs is provided.
  ///
  /// - Parameter overrides: Says what to build differently.
  @available(
    *, unavailable,
    message: """
      no container is generated in this target: apply the plugin DIGenPlugin to it; in a test of one module \
      '@testable import' of that module is enough
      """
  )
  @_disfavoredOverload
  public convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// Makes a container of a plan; meant for generated code only.
  ///
  /// - Parameters:
  ///   - plan: The modules it knows.
  ///   - overrides: Says what to build differently.
  public init(_plan plan: _Plan, _ overrides: (inout Overrides) -> Void = { _ in }) {
    // No convenience initializer: a subclass inherits those of the generated files only if it overrides all others, and
    // a child container is made by its parent alone.
    self.plan = plan
    (_slots, _childSlots) = (SlotTable(count: plan.slotCount), SlotTable(count: 0))
    _overrides = OverrideTable.table(Overrides(overrides), over: plan.overrides, plan.bindings)
    isView = false
    (owner, sharing, level, child) = (nil, nil, nil, nil)
  }

  /// Makes a container of this very class; meant for generated code only.
  ///
  /// - Parameter making: All that it is made of, which only the runtime knows.
  public required init(_making making: _Making) {
    plan = making.plan
    (_slots, _childSlots) = making.slots
    _overrides = making.overrides
    isView = making.isView
    owner = making.owner
    sharing = making.sharing
    level = making.level
    child = making.child
  }

  // What is kept may use its view while it is freed: the view finds no owner any more, and never a slot.
  deinit {
    if isView { return }
    _childSlots.destroy()
    if !sharesSlots { _slots.destroy() }
  }

  /// The container without ownership of it; meant for generated code only.
  ///
  /// The same one each time, made when first asked for; of a view, itself. It lives as long as somebody
  /// holds it or the container.
  public final var _view: Self {
    if isView { return level.map { unsafeDowncast($0.view, to: Self.self) } ?? self }
    // Sound because a view is made of the class of what it shows.
    return unsafeDowncast(view.load() ?? view.storeIfNil(makeView()), to: Self.self)
  }

  /// Another view of it.
  final func makeView(at level: OverrideLevel? = nil) -> Self {
    Self(_making: _Making(viewOf: self, at: level))
  }
}
