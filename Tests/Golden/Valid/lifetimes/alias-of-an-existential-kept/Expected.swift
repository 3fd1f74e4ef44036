// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Clock & Sendable`, a singleton, provided by `sundial` in Aliases.swift.
  var sundial: any Clock & Sendable { _kept(.sundial) }

  /// `Watch`, new each time, provided by `Watch` in Aliases.swift.
  var watch: Watch {
    if let make = _override(of: .watch) { return make(_handle) }
    return _build_watch(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_sundial(_ c: Container) -> any Clock & Sendable { _check_sundial(sundial()) }

private func _build_watch(_ c: Container) -> Watch { Watch(clock: c.sundial) }

#sourceLocation(file: "Aliases.swift", line: 4)
private func _check_sundial(_ value: consuming Sundial) -> any Clock & Sendable {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Clock & Sendable { static var sundial: Self { _App_base.key(0, _build_sundial) } }
extension Key where Maker == @Sendable (Container) -> Watch { static var watch: Self { _App_base.key(1, _build_watch, lifetime: .transient) } }

private let _App_needs: StaticString = """
  sundial:
  watch: sundial
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.sundial)
  entries.add(.watch)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
