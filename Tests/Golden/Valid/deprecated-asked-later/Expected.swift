// Made by DIGenPlugin from the directives in App. Changes made here are lost.

@_spi(Generated) public import DIRuntime

/// Where the target's default isolation is the main actor, this does not compile.
private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }

  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) {
    self.init(_plan: _App_plan, overrides)
  }
}

extension Container {
  /// `any Clock`, a singleton, provided by `Old` in App.swift.
  @available(*, deprecated, message: "use another")
  var clock: any Clock { _kept(.clock) }

  /// `Consumer`, new each time, provided by `Consumer` in App.swift.
  var consumer: Consumer {
    if let make = _override(of: .consumer) { return make(_handle) }
    return _build_consumer(self)
  }
}

@available(*, deprecated, message: "use another")
extension Key where Maker == @Sendable (Container) -> any Clock {
  static var clock: Self { _App_base.key(0, _build_clock) }
}

extension Key where Maker == @Sendable (Container) -> Consumer {
  static var consumer: Self { _App_base.key(1, _build_consumer, lifetime: .transient) }
}

/// What each provider needs, in the order of their numbers.
private let _App_needs: StaticString = """
  clock:
  consumer: clock
  """

/// Lists the providers that are found by their types.
private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.consumer)
  (_Quietly_App_dynamic() as any _Quiet_App_dynamic).add(to: &entries)
}

private protocol _Quiet_App_dynamic {
  func add(to entries: inout _DynamicEntries)
}

private struct _Quietly_App_dynamic: _Quiet_App_dynamic {
  @available(*, deprecated)
  func add(to entries: inout _DynamicEntries) {
    entries.add(.clock)
  }
}

/// Where this module's slots begin in every container.
private let _App_base = _SlotBase()

/// Ties this module's providers into a container's plan.
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_App(&plan)
}

@available(*, deprecated, message: "use another")
private func _build_clock(_ c: Container) -> any Clock {
  let value = Old()
#sourceLocation(file: "App.swift", line: 6)
  return                   value
#sourceLocation()
}

private protocol _Quiet_consumer {
  func build(_ c: Container) -> Consumer
}

private struct _Quietly_consumer: _Quiet_consumer {
  @available(*, deprecated)
  func build(_ c: Container) -> Consumer { _deprecated_build_consumer(c) }
}

private func _build_consumer(_ c: Container) -> Consumer {
  (_Quietly_consumer() as any _Quiet_consumer).build(c)
}

@available(*, deprecated)
private func _deprecated_build_consumer(_ c: Container) -> Consumer {
  let handle = c._handle
  return Consumer(lazy: Lazy<any Clock>(_of: c, kept: .clock), provider: Provider<any Clock> { handle.clock }, function: { () -> any Clock in handle.clock })
}
