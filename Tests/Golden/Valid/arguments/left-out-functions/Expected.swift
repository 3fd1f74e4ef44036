// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Poller`, new each time, provided by `Poller` in LeftOut.swift.
  func poller(pause: @escaping () -> Int, each: @escaping @Sendable () -> Int) -> Poller {
    if let make = _override(of: .poller) { return make(_handle, pause, each) }
    return _build_poller(self, pause, each)
  }

  /// `Poller`, new each time, provided by `Poller` in LeftOut.swift.
  func poller(pause: @escaping () -> Int) -> Poller {
    if let make = _override(of: .poller) { return make(_handle, pause, nil) }
    return _build_poller(self, pause, nil)
  }

  /// `Poller`, new each time, provided by `Poller` in LeftOut.swift.
  func poller(each: @escaping @Sendable () -> Int) -> Poller {
    if let make = _override(of: .poller) { return make(_handle, nil, each) }
    return _build_poller(self, nil, each)
  }

  /// `Poller`, new each time, provided by `Poller` in LeftOut.swift.
  func poller() -> Poller {
    if let make = _override(of: .poller) { return make(_handle, nil, nil) }
    return _build_poller(self, nil, nil)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_poller(_ c: Container, _ pause: (() -> Int)?, _ each: (@Sendable () -> Int)?) -> Poller {
  return switch (pause, each) {
  case (let pause?, let each?): Poller(pause: pause, each: each)
  case (let pause?, nil): Poller(pause: pause)
  case (nil, let each?): Poller(each: each)
  case (nil, nil): Poller()
  }
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, (() -> Int)?, (@Sendable () -> Int)?) -> Poller { static var poller: Self { _App_base.key(0) { c, pause, each in _build_poller(c, pause, each) } } }

private let _App_needs: StaticString = """
  poller:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
