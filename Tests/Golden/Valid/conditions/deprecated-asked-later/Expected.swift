// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Clock`, a singleton, provided by `Old` in App.swift.
  @available(*, deprecated, message: "use another")
  var clock: any Clock { _kept(.clock) }

  /// `Consumer`, new each time, provided by `Consumer` in App.swift.
  var consumer: Consumer {
    if let make = _override(of: .consumer) { return make(_handle) }
    return _build_consumer(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

@available(*, deprecated, message: "use another")
private func _build_clock(_ c: Container) -> any Clock { _check_clock(Old()) }

private func _build_consumer(_ c: Container) -> Consumer {
  let handle = c._handle
  return Consumer(lazy: Lazy<any Clock>(_of: c, kept: .clock), provider: Provider<any Clock> { handle.clock }, function: { () -> any Clock in handle.clock })
}

#sourceLocation(file: "App.swift", line: 5)
@available(*, deprecated, message: "use another") private func _check_clock(_ value: consuming Old) -> any Clock {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

@available(*, deprecated, message: "use another")
extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(0, _build_clock) } }
extension Key where Maker == @Sendable (Container) -> Consumer { static var consumer: Self { _App_base.key(1, _build_consumer, lifetime: .transient) } }

private let _App_needs: StaticString = """
  clock:
  consumer: clock
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.consumer)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
