// Made by DIGenPlugin from the directives in CoreParts. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core

extension Container {
  @available(*, unavailable, message: "'[any Rule]' is required from above by 'Core', so 'CoreParts' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }
  @available(*, unavailable, message: "'[any Rule]' is required from above by 'Core', so 'CoreParts' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// `[any Plugin]`, new each time, of `spelling`, `grammar`, `zipper`.
  var plugins: [any Plugin] {
    if let make = _override(of: .CoreParts::plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `Zipper`, new each time, provided by `Zipper` in Parts.swift.
  var zipper: Zipper {
    if let make = _override(of: .zipper) { return make(_handle) }
    return _build_zipper(self)
  }
}

private func _CoreParts_below() {
  _ = _apply_DIGenPlugin_to_Core
}

private func _build_plugins(_ c: Container) -> [any Plugin] {
  c._joined(.CoreParts::plugins, _build_Container_plugins)
}

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c.zipper] }

private func _build_zipper(_ c: Container) -> Zipper { Zipper() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _CoreParts_base.key(0, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Zipper { static var zipper: Self { _CoreParts_base.key(1, _build_zipper, lifetime: .transient) } }

private let _CoreParts_needs: StaticString = """
  plugins: Core.grammar Core.spelling zipper
  zipper:
  """

private func _CoreParts_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.CoreParts::plugins)
  entries.add(.zipper)
}

private let _CoreParts_base = _SlotBase()
public func _apply_DIGenPlugin_to_CoreParts(_ plan: inout _Plan) {
  plan.register("CoreParts", slots: 0, base: _CoreParts_base, needs: _CoreParts_needs)
  plan.list(_CoreParts_dynamic)
  plan.join(_CoreParts_base.key(0, _build_Container_plugins, "plugins"))
}
