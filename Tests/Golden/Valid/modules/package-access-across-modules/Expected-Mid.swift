// Made by DIGenPlugin from the directives in Mid. Changes made here are lost.
@_spi(Generated) public import DIRuntime
package import Clocks
#if !hasFeature(InternalImportsByDefault)
import Core
#endif
#if hasFeature(InternalImportsByDefault)
package import Core
#endif

extension Container {
  /// A container of all providers of Core, Mid.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Mid_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Mid_plan, overrides) }

  /// `any Clock`, new each time, provided by `clock` in Clock.swift.
  package var clock: any Clock {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }
}

/// A child container of `SessionContainer`, made with a `Window`.
package nonisolated class WindowContainer: SessionContainer, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `window`.
  package required init(_making making: _Making) { super.init(_making: making) }
}

extension SessionContainer {
  /// Makes a child container, which owns this one.
  package func window(title: String) -> WindowContainer {
    _child(WindowContainer.self, of: Window(title: title), base: _Mid_WindowContainer_base)
  }
}

extension WindowContainer {
  /// Builds a new value and leaves the kept one as it is.
  package nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (WindowContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  package nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (WindowContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension WindowContainer {
  /// `String`, an input of the container.
  package var title: String { _input(.title) { (it: Window) in it.title } }
}

extension WindowContainer {
  /// Builds a new value and leaves the kept one as it is.
  @MainActor package func fresh<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (WindowContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  @MainActor package func original<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (WindowContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: true, repeat each arguments)
  }

  /// Builds a new value and leaves the kept one as it is.
  nonisolated(nonsending) package func fresh<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (WindowContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  nonisolated(nonsending) package func original<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (WindowContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: true, repeat each arguments)
  }
}

extension SessionContainer {
  /// `Cart`, a singleton, provided by `Cart` in Window.swift.
  package var cart: Cart { _keptInChild(.cart) }
}

private let _Mid_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_Mid(&plan)
}

private func _build_SessionContainer_cart(_ c: SessionContainer) -> Cart { Cart(user: c.user) }

private func _build_clock(_ c: Container) -> any Clock { clock() }

private func _build_WindowContainer_title(_ c: WindowContainer) -> String { c._inputs(Window.self).title }

#sourceLocation(file: "Mid/Window.swift", line: 9)
private func _check_0() { _ =
            _Kept<Cart>.self }
#sourceLocation(file: "Mid/Window.swift", line: 6)
private func _check_2() { _ =
              _Kept<String>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (SessionContainer) -> Cart { package static var cart: Self { _Mid_SessionContainer_base.key(0, child: 0, _build_SessionContainer_cart) } }
extension Key where Maker == @Sendable (Container) -> any Clock { package static var clock: Self { _Mid_base.key(1, _build_clock, lifetime: .transient) } }
extension Key where Maker == @Sendable (WindowContainer) -> String { package static var title: Self { _Mid_WindowContainer_base.key(2, child: 0, _build_WindowContainer_title) } }

private let _Mid_needs: StaticString = """
  SessionContainer.cart: Core.SessionContainer.user
  clock:
  WindowContainer.title:
  """

private func _Mid_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
}

private func _Mid_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.cart)
}

private func _Mid_WindowContainer_dynamic(_ entries: inout _DynamicEntriesOf<WindowContainer>) {
  entries.add(.title, name: "title")
}

private let _Mid_base = _SlotBase()
private let _Mid_SessionContainer_base = _SlotBase()
private let _Mid_WindowContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_Mid(_ plan: inout _Plan) {
  plan.register("Mid", slots: 0, base: _Mid_base, needs: _Mid_needs)
  plan.register(SessionContainer.self, slots: 1, base: _Mid_SessionContainer_base, of: _Mid_base)
  plan.register(WindowContainer.self, slots: 1, base: _Mid_WindowContainer_base, of: _Mid_base)
  plan.list(_Mid_dynamic)
  plan.list(_Mid_SessionContainer_dynamic)
  plan.list(_Mid_WindowContainer_dynamic)
}
