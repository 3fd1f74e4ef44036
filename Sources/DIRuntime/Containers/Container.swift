// SPDX-License-Identifier: MIT

/// Builds the values of a program's providers, and keeps those with a kept lifetime.
///
/// Each provider has an accessor, which the plugin generates:
///
/// ```swift
/// let container = Container()
/// container.clock                          // the same one every time
/// container.greeter(greeting: "Hello")     // a new one, its clock injected
/// ```
///
/// A container does not change after its creation, except that it builds each kept value at the first read. To replace
/// a provider, for instance in a test, make another container:
///
/// ```swift
/// let container = Container { $0.override(.clock) { FrozenClock() } }
/// ```
///
/// ``overriding(_:)`` makes a container that shares all unaffected values with this one.
///
/// **Ownership.** You own the container, and the container owns the values that it keeps. Drop the container, and they
/// are freed. A kept value that takes a `Container` gets a view, which does not own the container. A transient value
/// gets the container itself and keeps it alive, so `Container().home` works. If a kept value asks a container that is
/// gone, a debug build stops and names the accessor. A release build builds the value and does not keep it.
///
/// **Children.** A struct with `// @container(parent: Container)` declares a child container. The plugin generates
/// its class, and a method of the parent that makes one. The child owns its parent, has everything the parent has,
/// and keeps some values for itself.
///
/// **Starting and stopping.** ``warmUp()`` builds the values of providers with the option `eager`. ``close()`` closes
/// the values of providers with the option `onClose:`. Dropping a container closes nothing.
///
/// **Threads.** You may use a container from any thread. A kept value is built once, however many threads ask.
/// Reading it takes no lock. While a provider runs, only threads that need the same value wait. A provider must not
/// wait for another thread that asks for the value being built.
///
/// **Cost.** Making a container takes one or two allocations, and one word for each kept provider.
open class Container: @unchecked Sendable {
  // Unchecked because the slots and the level are reached by pointers. Each slot is an atomic that is written once; all
  // other properties are constant.
  /// The slots. A child shares its parent's; a container made by `overriding` has its own; a view has none.
  @usableFromInline final let _slots: SlotTable
  /// The inputs and the slots of a child container, or of its view; nil for a container that is no child.
  @usableFromInline final let _level: UnsafePointer<ChildLevel>?
  @usableFromInline package final let _overrides: Override?
  /// Unowned, because plans are never freed.
  unowned(unsafe) final let plan: _Plan
  final let relation: Relation
  /// The container that this view shows, while that exists; nil for a container that is no view.
  // Beside the relation and not in it: to read an enum with a weak reference in it copies that reference.
  @usableFromInline weak final let shown: Container?
  private final let view = LazyReference<Container>()
  /// The registrations made at run time; created when first needed.
  final let lazyRegistrations = LazyReference<Registrations>()
  /// The cells that refer weakly to the values of overridden requirements; created when first needed.
  final let lazyCells = LazyReference<Cells>()
  /// The closures that close kept values; created when first needed.
  final let lazyClosings = LazyReference<Closings>()

  /// Makes a container of a plan, with fakes below its overrides; meant for generated code only.
  public init(
    _plan plan: __shared _Plan, _ overrides: (inout Overrides) -> Void = { _ in },
    _fakes fakes: (inout Overrides) -> Void = { _ in }
  ) {
    // Designated, not convenience: a child container's class does not override it, and therefore does not inherit the
    // convenience initializers of the generated files. Only the parent makes a child container.
    self.plan = plan
    var faked = Overrides(over: plan.overrides, areFakes: true)
    fakes(&faked)
    var collected = Overrides(over: faked.latest)
    overrides(&collected)
    (relation, shown, _slots) = (.root, nil, SlotTable(count: plan.slotCount))
    (_level, _overrides) = (nil, collected.latest)
  }

  /// Makes a container of this class; meant for generated code only.
  public required init(_making making: _Making) {
    plan = making.plan
    switch making.relation {
    case .root, .overriding: (shown, _slots) = (nil, SlotTable(count: plan.slotCount))
    case .child(let parent): (shown, _slots) = (nil, parent._slots)
    case .view, .overrideView: (shown, _slots) = (making.shown, SlotTable(count: 0))
    }
    (relation, _level, _overrides) = (making.relation, making.level, making.overrides)
  }

  // A kept value may use its view of this container while it is freed: the view shows nothing any more, and never had slots.
  deinit {
    // A child's parent owns the slots that the two share, and the levels around the child's own.
    if case .child = relation {
      _level?.pointee.destroy(withOuter: false)
    } else {
      _level?.pointee.destroy(withOuter: true)
      _slots.destroy()
    }
  }

  /// The view of this container that kept values get; it does not own the container.
  ///
  /// The same view each time, created when first needed; for a view itself. It lives as long as something holds it or the
  /// container.
  @_spi(Generated)
  public final var _view: Self {
    switch relation {
    // Sound because a view has the class of the container that it shows.
    case .root, .child, .overriding: unsafeDowncast(view.object { makeView() }, to: Self.self)
    case .view: self
    case .overrideView: asked._view
    }
  }

  // A transient that a caller asks for gets the container itself and keeps it alive; a kept value gets a view.
  /// The container that a build passes to the value it makes and to its deferred edges; meant for generated code only.
  @_spi(Generated)
  public final var _handle: Self { isView || !Build.isRunning(for: self) ? asked : _view }

  /// The plan; for `DITesting` only.
  package final var _plan: _Plan { plan }
}

// Disfavoured: a module with unmet requirements generates unavailable initializers too, with messages that say more.
@available(
  *, unavailable,
  message: """
    no container is generated in this target: apply the plugin DIGenPlugin to it; in a test of one module \
    '@testable import' of that module is enough
    """
)
extension Container {
  /// Unavailable here: a target has an initializer of its own, generated when all it needs is provided.
  @_disfavoredOverload
  public convenience init() { fatalError() }

  /// Unavailable here: a target has an initializer of its own, generated when all it needs is provided.
  ///
  /// - Parameter overrides: Adds the overrides.
  @_disfavoredOverload
  public convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }
}

/// What the look-ups by type add to a container; the layer of the look-ups has the only class of it.
class Registrations: @unchecked Sendable {}
