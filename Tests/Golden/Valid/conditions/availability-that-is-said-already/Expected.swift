// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Clock`, new each time, provided by `Clock` in App.swift.
  @available(macOS 26, *)
  @available(iOS, obsoleted: 30)
  @available(tvOS, deprecated: 30, message: "it may be said to be \"old, unavailable, or both\"")
  var clock: Clock {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }

  /// `Watch`, new each time, provided by `Watch` in App.swift.
  @available(macOS, unavailable)
  @available(iOS, obsoleted: 30)
  var watch: Watch {
    if let make = _override(of: .watch) { return make(_handle) }
    return _build_watch(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

@available(macOS 26, *)
@available(iOS, obsoleted: 30)
@available(tvOS, deprecated: 30, message: "it may be said to be \"old, unavailable, or both\"")
private func _build_clock(_ c: Container) -> Clock { Clock() }

@available(macOS, unavailable)
@available(iOS, obsoleted: 30)
private func _build_watch(_ c: Container) -> Watch {
#sourceLocation(file: "App.swift", line: 13)
  let clock =      c.clock
#sourceLocation()
  return Watch(clock: clock)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

@available(macOS 26, *)
@available(iOS, obsoleted: 30)
@available(tvOS, deprecated: 30, message: "it may be said to be \"old, unavailable, or both\"")
extension Key where Maker == @Sendable (Container) -> Clock { static var clock: Self { _App_base.key(0, _build_clock, lifetime: .transient) } }
@available(macOS, unavailable)
@available(iOS, obsoleted: 30)
extension Key where Maker == @Sendable (Container) -> Watch { static var watch: Self { _App_base.key(1, _build_watch, lifetime: .transient) } }

private let _App_needs: StaticString = """
  clock:
  watch: clock
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
#if !os(iOS) && !os(visionOS) && !os(macOS)
  entries.add(.watch)
#endif
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 0, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
