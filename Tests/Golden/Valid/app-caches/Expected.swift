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

extension Key where Maker == @Sendable (Container) -> any Loading {
  static var loading: Self { _App_base.key(1, _build_loading, lifetime: .transient) }
}

extension Key where Maker == @Sendable (Container) -> Box<Memory> {
  static var memory: Self { _App_base.key(0, _build_memory) }
}

extension Key where Maker == @Sendable (Container) -> Page {
  static var page: Self { _App_base.key(2, _build_page, lifetime: .transient) }
}

extension Key where Maker == @Sendable (Container) -> Remote {
  static var remote: Self { _App_base.key(3, _build_remote, lifetime: .transient) }
}

/// What each provider needs, in the order of their numbers.
private let _App_needs: StaticString = """
  memory:
  loading: memory remote
  page: loading
  remote:
  """

/// Lists the providers that are found by their types.
private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.loading)
  entries.add(.memory)
  entries.add(.page)
  entries.add(.remote, name: "remote")
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

private func _build_loading(_ c: Container) -> any Loading {
  let value = Cached(memory: c.memory, remote: c.remote)
#sourceLocation(file: "App.swift", line: 27)
  return        value
#sourceLocation()
}

private func _build_memory(_ c: Container) -> Box<Memory> {
  var value = Memory()
  _set_memory(&value)
  return Box<Memory>(value)
}

private func _build_page(_ c: Container) -> Page {
  Page(loading: c.loading)
}

private func _build_remote(_ c: Container) -> Remote {
  Remote()
}

private func _set_memory(_ it: inout Memory) {
#sourceLocation(file: "App.swift", line: 3)
                                 it.capacity = 2
#sourceLocation()
}

#sourceLocation(file: "App.swift", line: 3)
private typealias _check_0 = _Kept<Box<Memory>>
#sourceLocation()
