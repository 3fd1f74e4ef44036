// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Loading`, new each time, provided by `Cached` in App.swift.
  var loading: any Loading {
    if let make = _override(of: .loading) { return make(_handle) }
    return _build_loading(self)
  }

  /// `Box<Memory>`, a singleton, provided by `Memory` in App.swift.
  var memory: Box<Memory> { _kept(.memory) }

  /// `Page`, new each time, provided by `Page` in App.swift.
  var page: Page {
    if let make = _override(of: .page) { return make(_handle) }
    return _build_page(self)
  }

  /// `Remote`, new each time, provided by `Remote` in App.swift.
  var remote: Remote {
    if let make = _override(of: .remote) { return make(_handle) }
    return _build_remote(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_loading(_ c: Container) -> any Loading {
  _check_loading(Cached(memory: c.memory, remote: c.remote))
}

private func _build_memory(_ c: Container) -> Box<Memory> {
  var value = Memory()
  _set_memory(&value)
  return Box<Memory>(value)
}

private func _build_page(_ c: Container) -> Page { Page(loading: c.loading) }

private func _build_remote(_ c: Container) -> Remote { Remote() }

private func _set_memory(_ it: inout Memory) {
#sourceLocation(file: "App.swift", line: 3)
                                 it.capacity = 2
#sourceLocation()
}

#sourceLocation(file: "App.swift", line: 26)
private func _check_loading(_ value: consuming Cached) -> any Loading {
                value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 2)
private func _check_0() { _ =
                       _Kept<Box<Memory>>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Loading { static var loading: Self { _App_base.key(1, _build_loading, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Box<Memory> { static var memory: Self { _App_base.key(0, _build_memory) } }
extension Key where Maker == @Sendable (Container) -> Page { static var page: Self { _App_base.key(2, _build_page, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Remote { static var remote: Self { _App_base.key(3, _build_remote, lifetime: .transient) } }

private let _App_needs: StaticString = """
  memory:
  loading: memory remote
  page: loading
  remote:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.loading)
  entries.add(.memory)
  entries.add(.page)
  entries.add(.remote, name: "remote")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
