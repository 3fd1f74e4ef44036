// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Clock`, new each time, provided by `clock` in Globals.swift.
  var clock: Clock {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }

  /// `Int`, new each time, provided by `limit` in Globals.swift.
  var limit: Int {
    if let make = _override(of: .limit) { return make(_handle) }
    return _build_limit(self)
  }

  /// `Page`, new each time, provided by `Page` in Globals.swift.
  func page(size: Int) -> Page {
    if let make = _override(of: .page) { return make(_handle, size) }
    return _build_page(self, size)
  }

  /// `Page`, new each time, provided by `Page` in Globals.swift.
  func page() -> Page {
    if let make = _override(of: .page) { return make(_handle, nil) }
    return _build_page(self, nil)
  }

  /// `Watch`, new each time, provided by `Watch` in Globals.swift.
  var watch: Watch {
    if let make = _override(of: .watch) { return make(_handle) }
    return _build_watch(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_clock(_ c: Container) -> Clock { clock() }

private func _build_limit(_ c: Container) -> Int { limit }

private func _build_page(_ c: Container, _ size: Int?) -> Page {
  return switch size {
  case let size?: Page(size: size)
  case nil: Page()
  }
}

private func _build_watch(_ c: Container) -> Watch { Watch(clock: c.clock, again: c.clock, limit: c.limit) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Clock { static var clock: Self { _App_base.key(0, _build_clock, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Int { static var limit: Self { _App_base.key(1, _build_limit, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Int?) -> Page { static var page: Self { _App_base.key(2) { c, size in _build_page(c, size) } } }
extension Key where Maker == @Sendable (Container) -> Watch { static var watch: Self { _App_base.key(3, _build_watch, lifetime: .transient) } }

private let _App_needs: StaticString = """
  clock:
  limit:
  page:
  watch: clock limit
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.limit, name: "limit")
  entries.add(.watch)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
