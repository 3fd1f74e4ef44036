// Made by DIGenPlugin from the directives in Mid. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Lib
public import Core

extension Container {
  @available(*, unavailable, message: "'Clock', 'Default', 'Plan' and 'Store<User>' are required from above by 'Core' and 'Lib', so 'Mid' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }
  @available(*, unavailable, message: "'Clock', 'Default', 'Plan' and 'Store<User>' are required from above by 'Core' and 'Lib', so 'Mid' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// `any Watch`, a singleton, provided by `clock` in Mid.swift.
  public var clock: any Watch { _kept(.Mid::clock) }
}

private func _Mid_below() {
  _ = _apply_DIGenPlugin_to_Core
  _ = _apply_DIGenPlugin_to_Lib
}

private func _build_clock(_ c: Container) -> any Watch { clock() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Watch { public static var clock: Self { _Mid_base.key(0, _build_clock) } }

private let _Mid_needs: StaticString = """
  clock:
  """

private func _Mid_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.Mid::clock)
}

private let _Mid_base = _SlotBase()
public func _apply_DIGenPlugin_to_Mid(_ plan: inout _Plan) {
  plan.tie("Mid", slots: 1, base: _Mid_base, needs: _Mid_needs, dynamic: _Mid_dynamic)
}
