// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Cache`, a singleton, provided by `Cache` in App.swift.
  var cache: Cache { _kept(.cache) }

  /// `Channel`, a singleton for each `name`, provided by `Channel` in App.swift.
  func channel(name: String) -> Channel {
    _keyed(.channel, by: name) { (c: Container) -> Channel in
      if let make = c._override(of: .channel) { return make(c._handle, name) }
      return _build_channel(c, name)
    }
  }

  /// `Cache`, new each time, provided by `guardedCache` in App.swift.
  func guarded(isFine: Bool) throws(Broken) -> Cache {
    if let make = _override(of: .guarded) { return try make(_handle, isFine) }
    return try _build_guarded(self, isFine)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_cache(_ c: Container) -> Cache { Cache() }

private func _build_channel(_ c: Container, _ name: String) -> Channel { Channel(name: name) }

private func _build_guarded(_ c: Container, _ isFine: Bool) throws(Broken) -> Cache {
  try guardedCache(cache: c.cache, isFine: isFine)
}

#sourceLocation(file: "App.swift", line: 1)
private func _check_0() { _ = _Kept<Cache>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 3)
private func _check_1() { _ =
            _Kept<Channel>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Cache { static var cache: Self { _App_base.key(0, _build_cache) } }
extension Key where Maker == @Sendable (Container, String) -> Channel { static var channel: Self { _App_base.key(1) { c, name in _build_channel(c, name) } } }
extension Key where Maker == @Sendable (Container, Bool) throws(Broken) -> Cache { static var guarded: Self { _App_base.key(2) { c, isFine throws(Broken) in try _build_guarded(c, isFine) } } }

private let _App_needs: StaticString = """
  cache:
  channel:
  guarded: cache
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.cache)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 2, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
