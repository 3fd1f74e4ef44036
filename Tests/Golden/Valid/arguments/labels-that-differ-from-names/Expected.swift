// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Alarm`, new each time, provided by `Alarm` in App.swift.
  func alarm(for minutes: Int, _ text: String) -> Alarm {
    if let make = _override(of: .alarm) { return make(_handle, minutes, text) }
    return _build_alarm(self, minutes, text)
  }

  /// `Sound`, new each time, provided by `Sounds.makeBell` in App.swift.
  var bell: Sound {
    if let make = _override(of: .bell) { return make(_handle) }
    return _build_bell(self)
  }

  /// `Sound`, new each time, provided by `Sounds.loud` in App.swift.
  var horn: Sound {
    if let make = _override(of: .horn) { return make(_handle) }
    return _build_horn(self)
  }

  /// `Wake`, new each time, provided by `Wake` in App.swift.
  var wake: Wake {
    if let make = _override(of: .wake) { return make(_handle) }
    return _build_wake(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_alarm(_ c: Container, _ minutes: Int, _ text: String) -> Alarm {
  Alarm(c.bell, with: c.horn, for: minutes, text, and: c.bell)
}

private func _build_bell(_ c: Container) -> Sound { Sounds.makeBell() }

private func _build_horn(_ c: Container) -> Sound { Sounds.loud }

private func _build_wake(_ c: Container) -> Wake {
  let handle = c._handle
  return Wake(alarm: { (minutes: Int, text: String) -> Alarm in handle.alarm(for: minutes, text) }, horn: c.horn)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Int, String) -> Alarm { static var alarm: Self { _App_base.key(0) { c, minutes, text in _build_alarm(c, minutes, text) } } }
extension Key where Maker == @Sendable (Container) -> Sound { static var bell: Self { _App_base.key(1, _build_bell, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Sound { static var horn: Self { _App_base.key(2, _build_horn, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Wake { static var wake: Self { _App_base.key(3, _build_wake, lifetime: .transient) } }

private let _App_needs: StaticString = """
  alarm: bell horn
  bell:
  horn:
  wake: alarm horn
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.bell, name: "bell")
  entries.add(.horn, name: "horn")
  entries.add(.wake)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
