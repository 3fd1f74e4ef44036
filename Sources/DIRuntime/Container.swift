// SPDX-License-Identifier: MIT

/// Makes and keeps what the providers of a program provide.
///
/// Each provider has an accessor, which the plugin generates:
///
/// ```swift
/// let container = Container()
/// container.clock                          // the same one every time
/// container.greeter(greeting: "Hello")     // a new one, its clock injected
/// ```
///
/// A container does not change once it is made. It only builds what it keeps when that is first asked for. To build
/// something differently, for instance in a test, make another container:
///
/// ```swift
/// let container = Container { $0.override(.clock) { FrozenClock() } }
/// ```
///
/// ``overriding(_:)`` makes one that shares the rest with this one.
///
/// **Ownership.** You own the container, and the container owns what it keeps. Drop it, and all of that is freed. A
/// kept value that takes a `Container` gets a view, which does not own the container. A transient value gets the
/// container itself and keeps it alive, so `Container().home` works. If a kept value asks a container that is gone,
/// a debug build stops and names the accessor. A release build builds the value and does not keep it.
///
/// **Children.** A struct with `// @container(parent: Container)` declares a child container. The plugin generates
/// its class, and a method of the parent that makes one. The child owns its parent, has everything the parent has,
/// and keeps some values for itself.
///
/// **Starting and stopping.** ``warmUp()`` builds what says `eager`. ``close()`` closes what says `onClose:`.
/// Dropping a container closes nothing.
///
/// **Threads.** You may use a container from any thread. A kept value is built once, however many threads ask.
/// Reading it takes no lock. While a provider runs, only those who need the same value wait. A provider must not
/// wait for another thread that asks for the value being built.
///
/// **Cost.** Making a container takes one or two allocations, and one word for each provider.
open class Container: @unchecked Sendable {
  // Unchecked because of the slots, which are reached by a pointer: each is an atomic, written once. All else
  // is constant.
  /// Those of a child are its parent's, unless it has overrides of its own.
  @usableFromInline final let _slots: SlotTable
  /// What makes it a child, if it is one.
  @usableFromInline final let _level: UnsafePointer<ChildLevel>?
  @usableFromInline package final let _overrides: Override?
  /// Not owned, for plans are never freed.
  unowned(unsafe) final let plan: _Plan
  final let kind: Kind
  /// Of a view, the container it shows, while that exists; nil for a container that owns what it keeps.
  @usableFromInline weak final let owner: Container?
  /// The parent, or what `overriding` was called on. Of a child's view, the parent's view; of one that an override gets
  /// from `original`, the container or view that `original` was asked of.
  final var base: Container? { origin?.container }
  private final let origin: Origin?
  /// Of the view that an override gets from `original`: that override.
  final let running: Override?
  private final let view = LazyReference<Container>()
  /// What is registered at run time, once somebody asks for that.
  final let lazyDynamic = LazyReference<DynamicStorage>()
  /// What keeps weakly the overrides of what modules require from above, once there is such a value.
  final let lazyCells = LazyReference<Cells>()
  /// What is to be closed, once something that it keeps says so.
  final let lazyClosings = LazyReference<Closings>()

  /// Makes a container of a plan; meant for generated code only.
  ///
  /// - Parameters:
  ///   - plan: The modules it knows.
  ///   - overrides: Says what to build differently.
  public init(_plan plan: __shared _Plan, _ overrides: (inout Overrides) -> Void = { _ in }) {
    // No convenience initializer: a subclass inherits those of the generated files only if it overrides all others, and
    // a child container is made by its parent alone.
    self.plan = plan
    var collected = Overrides(over: plan.overrides)
    overrides(&collected)
    (_slots, _overrides, kind) = (SlotTable(count: plan.slotCount), collected.latest, .root)
    (_level, owner, origin, running) = (nil, nil, nil, nil)
  }

  /// Makes a container of this very class; meant for generated code only.
  ///
  /// - Parameter making: All that it is made of, which only the runtime knows.
  public required init(_making making: _Making) {
    unowned(unsafe) let other = making.origin
    (plan, kind) = (other.plan, making.kind)
    let base: Container?
    switch making.kind {
    case .root, .overriding: (_slots, owner, base) = (SlotTable(count: plan.slotCount), nil, other)
    case .child: (_slots, owner, base) = (other._slots, nil, other)
    case .view where making.running != nil:
      (_slots, owner, base) = (SlotTable(count: 0), other.owner ?? other, other)
    case .view:
      (_slots, owner, base) = (SlotTable(count: 0), other, other.kind == .child ? other.base?._view : nil)
    }
    origin = base.map(Origin.init)
    (_overrides, _level, running) = (making.overrides, making.level, making.running)
  }

  // What is kept may use its view while it is freed: the view finds no owner any more, and never a slot.
  deinit {
    _level?.pointee.destroy(withOuter: kind != .child)
    if kind != .child { _slots.destroy() }
  }

  /// The container without ownership of it, which kept values are given.
  ///
  /// The same one each time, made when first asked for; of a view, itself. It lives as long as somebody
  /// holds it or the container.
  @_spi(Generated)
  public final var _view: Self {
    if isView { return running == nil ? self : plain._view }
    // Sound because a view is made of the class of what it shows.
    return unsafeDowncast(view.object { makeView() }, to: Self.self)
  }

  /// What a build hands on to what it makes, be it to ask for something later; meant for generated code only.
  ///
  /// A view while something is built that the container keeps, else itself: so whoever asks a container that he holds gets
  /// what holds it, too. What an override gets from `original` is not handed on, for it knows that override.
  @_spi(Generated)
  public final var _handle: Self { isView || !Build.isRunning(for: self) ? plain : _view }

  /// Itself, or what `original` was asked of.
  private final var plain: Self {
    running == nil ? self : unsafeDowncast(base.unsafelyUnwrapped, to: Self.self)
  }

  /// A view of it; or what the override gets that is about to be called by `original`, which owns what this one does.
  final func makeView(running: Override? = nil) -> Self {
    let (origin, level) = (plain, _level?.pointee.remade(hasSlots: false))
    defer { withExtendedLifetime(origin) {} }
    return Self(
      _making: _Making(
        kind: .view, origin: origin, overrides: _overrides, level: level, running: running))
  }

  /// A view of it as the container at a level behind its own; nil for the one that is no child.
  final func makeView(as outer: ChildLevel?) -> Container {
    let level = outer?.remade(hasSlots: false)
    return (outer?.type ?? Container.self).init(
      _making: _Making(kind: .view, origin: self, overrides: _overrides, level: level))
  }

  final var isView: Bool { kind == .view }

  /// What it knows; for `DITesting` only.
  package final var _plan: _Plan { plan }
}

// Disfavoured: where a module that requires something from above has unavailable ones too, theirs say more.
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
  /// - Parameter overrides: Says what to build differently.
  @_disfavoredOverload
  public convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }
}
