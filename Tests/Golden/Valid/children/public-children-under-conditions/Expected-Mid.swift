// Made by DIGenPlugin from the directives in Mid. Changes made here are lost.
@_spi(Generated) public import DIRuntime
#if !DEBUG
import Core
#endif
#if DEBUG
public import Core
#endif

extension Container {
  /// A container of all providers of Core, Mid.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Mid_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Mid_plan, overrides) }
}

#if DEBUG
/// A child of `SessionContainer`, which has all of that and is made with a `Window`.
open nonisolated class WindowContainer: SessionContainer, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `window`.
  public required init(_making making: _Making) { super.init(_making: making) }
}

extension SessionContainer {
  /// A child container of this one, which it owns.
  public func window(title: String) -> WindowContainer {
    _child(WindowContainer.self, of: Window(title: title), base: _Mid_WindowContainer_base)
  }
}

extension WindowContainer {
  /// Builds a value anew, without regard to the one that is kept.
  public nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (WindowContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  public nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (WindowContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}
#endif

#if DEBUG
extension WindowContainer {
  /// `String`, what the container was made with.
  public var title: String { _input(.title) { (it: Window) in it.title } }
}
#endif

#if DEBUG
extension WindowContainer {
  /// Builds a value anew, without regard to the one that is kept.
  @MainActor public func fresh<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (WindowContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  @MainActor public func original<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (WindowContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: true, repeat each arguments)
  }

  /// Builds a value anew, without regard to the one that is kept.
  nonisolated(nonsending) public func fresh<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (WindowContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated(nonsending) public func original<each A, T, E: Error>(
    _ key: Key<nonisolated(nonsending) @Sendable (WindowContainer, repeat each A) async throws(E) -> T>, _ arguments: repeat each A
  ) async throws(E) -> T {
    try await _newValueAsync(of: key, isOriginal: true, repeat each arguments)
  }
}
#endif

private let _Mid_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_Mid(&plan)
}

#if DEBUG
private func _build_WindowContainer_title(_ c: WindowContainer) -> String { c._inputs(Window.self).title }
#endif

#if DEBUG
#sourceLocation(file: "Mid/Mid.swift", line: 7)
private func _check_0() { _ =
             _Kept<String>.self }
#sourceLocation()
#endif

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

#if DEBUG
extension Key where Maker == @Sendable (WindowContainer) -> String { public static var title: Self { _Mid_WindowContainer_base.key(0, child: 0, _build_WindowContainer_title) } }
#endif

private let _Mid_needs: StaticString = """
  WindowContainer.title:
  """

#if DEBUG
private func _Mid_WindowContainer_dynamic(_ entries: inout _DynamicEntriesOf<WindowContainer>) {
  entries.add(.title, name: "title")
}
#endif

private let _Mid_base = _SlotBase()
#if DEBUG
private let _Mid_WindowContainer_base = _SlotBase()
#endif
public func _apply_DIGenPlugin_to_Mid(_ plan: inout _Plan) {
  plan.tie("Mid", slots: 0, base: _Mid_base, needs: _Mid_needs)
#if DEBUG
  plan.tie(WindowContainer.self, slots: 1, base: _Mid_WindowContainer_base, of: _Mid_base)
#endif
#if DEBUG
  plan.list(_Mid_WindowContainer_dynamic)
#endif
}
