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
/// **Threads.** A container and its views may be used from any thread. A kept value is built once, however
/// many threads ask; reading it takes no lock. No lock is held while a provider runs, except that those who
/// need the same value wait. A provider must not wait for another thread that asks for what is being built.
///
/// **Cost.** Creating one costs an allocation or two and the zeroing of a word per provider.
public final class Container: @unchecked Sendable {
  // Unchecked because of the slots, which are reached by a pointer: each is an atomic, written once. All else
  // is constant.
  @usableFromInline let _slots: SlotTable
  @usableFromInline let _overrides: OverrideTable?
  let plan: _Plan
  let isView: Bool
  /// Of a view, the container it shows, while that exists; nil for a container that owns what it keeps.
  weak let owner: Container?
  /// What this container shares with the one it was made from, if it was made by `overriding`.
  let sharing: Sharing?
  /// Of the view that an override gets from `original`, how far down it is.
  let level: OverrideLevel?
  private let view = AtomicLazyReference<Container>()
  /// What is registered at run time, once somebody asks for that.
  let lazyDynamic = AtomicLazyReference<DynamicStorage>()

  /// Unavailable here: a target has an initializer of its own, generated when all it needs is provided.
  @available(
    *, unavailable,
    message: """
      no container is generated in this target: apply the plugin DIGenPlugin to it; in a test of one module \
      '@testable import' of that module is enough
      """
  )
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
  public convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// Makes a container of a plan; meant for generated code only.
  ///
  /// - Parameters:
  ///   - plan: The modules it knows.
  ///   - overrides: Says what to build differently.
  public convenience init(_plan plan: _Plan, _ overrides: (inout Overrides) -> Void = { _ in }) {
    self.init(plan, overrides: OverrideTable.table(Overrides(overrides)))
  }

  /// Makes a container, or a view.
  ///
  /// - Parameters:
  ///   - plan: The modules it knows.
  ///   - overrides: What it builds differently.
  ///   - sharing: What it shares of what another one keeps.
  ///   - view: Of a view, the container that it shows, and how far down it is.
  init(
    _ plan: _Plan, overrides: OverrideTable?, sharing: Sharing? = nil,
    asViewOf view: (owner: Container?, level: OverrideLevel?)? = nil
  ) {
    self.plan = plan
    _slots = SlotTable(count: view == nil ? plan.slotCount : 0)
    _overrides = overrides
    isView = view != nil
    owner = view?.owner
    self.sharing = sharing
    level = view?.level
  }

  // What is kept may use its view while it is freed: the view finds no owner any more, and never a slot.
  deinit { _slots.destroy() }

  /// The container without ownership of it; meant for generated code only.
  ///
  /// The same one each time, made when first asked for; of a view, itself. It lives as long as somebody
  /// holds it or the container.
  public final var _view: Container {
    if isView { return level?.view ?? self }
    return view.load() ?? view.storeIfNil(Container(plan, overrides: _overrides, asViewOf: (self, nil)))
  }
}
