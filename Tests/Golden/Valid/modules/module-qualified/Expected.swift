// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any App.Clock`, new each time, provided by `Outer.Sundial` in Qualified.swift.
  var clock: any App.Clock {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }

  /// `Outer.Time`, new each time, provided by `Outer.inner` in Qualified.swift.
  var inner: Outer.Time {
    if let make = _override(of: .inner) { return make(_handle) }
    return _build_inner(self)
  }

  /// `App.Time`, new each time, provided by `now` in Qualified.swift.
  var now: App.Time {
    if let make = _override(of: .now) { return make(_handle) }
    return _build_now(self)
  }

  /// `Watch`, new each time, provided by `Watch` in Qualified.swift.
  var watch: Watch {
    if let make = _override(of: .watch) { return make(_handle) }
    return _build_watch(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_clock(_ c: Container) -> any App.Clock { _check_clock(Outer.Sundial(time: c.now, inner: c.inner)) }

private func _build_inner(_ c: Container) -> Outer.Time { Outer.inner }

private func _build_now(_ c: Container) -> App.Time { now() }

private func _build_watch(_ c: Container) -> Watch { Watch(clock: c.clock, container: c._handle) }

#sourceLocation(file: "Qualified.swift", line: 6)
private func _check_clock(_ value: consuming Outer.Sundial) -> any App.Clock {
                  value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any App.Clock { static var clock: Self { _App_base.key(0, _build_clock, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Outer.Time { static var inner: Self { _App_base.key(1, _build_inner, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> App.Time { static var now: Self { _App_base.key(2, _build_now, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Watch { static var watch: Self { _App_base.key(3, _build_watch, lifetime: .transient) } }

private let _App_needs: StaticString = """
  clock: inner now
  inner:
  now:
  watch: *
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.inner)
  entries.add(.now)
  entries.add(.watch)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 0, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
