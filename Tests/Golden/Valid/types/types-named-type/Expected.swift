// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Event`, new each time, provided by `Event.event` in App.swift.
  func event(type: Event.`Type`) -> Event {
    if let make = _override(of: .event) { return make(_handle, type) }
    return _build_event(self, type)
  }

  /// `Event.`Type``, new each time, provided by `first` in App.swift.
  var first: Event.`Type` {
    if let make = _override(of: .first) { return make(_handle) }
    return _build_first(self)
  }

  /// `Event.Log`, new each time, provided by `Event.Log` in App.swift.
  func log(types: [Event.`Type`], last: Event.`Type` = .quit) -> Event.Log {
    if let make = _override(of: .log) { return make(_handle, types, last) }
    return _build_log(self, types, last)
  }

  /// `Report`, new each time, provided by `Report` in App.swift.
  var report: Report {
    if let make = _override(of: .report) { return make(_handle) }
    return _build_report(self)
  }

  /// `Event.`Protocol``, a singleton, provided by `secure` in App.swift.
  var secure: Event.`Protocol` { _kept(.secure) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_event(_ c: Container, _ type: Event.`Type`) -> Event { Event.event(type: type) }

private func _build_first(_ c: Container) -> Event.`Type` { first() }

private func _build_log(_ c: Container, _ types: [Event.`Type`], _ last: Event.`Type`) -> Event.Log {
  Event.Log(first: c.first, types: types, last: last)
}

private func _build_report(_ c: Container) -> Report { Report(first: c.first, secure: c.secure) }

private func _build_secure(_ c: Container) -> Event.`Protocol` { secure() }

#sourceLocation(file: "App.swift", line: 20)
private func _check_0() { _ =
            _Kept<Event.`Protocol`>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Event.`Type`) -> Event { static var event: Self { _App_base.key(1) { c, type in _build_event(c, type) } } }
extension Key where Maker == @Sendable (Container) -> Event.`Type` { static var first: Self { _App_base.key(2, _build_first, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, [Event.`Type`], Event.`Type`) -> Event.Log { static var log: Self { _App_base.key(3) { c, types, last in _build_log(c, types, last) } } }
extension Key where Maker == @Sendable (Container) -> Report { static var report: Self { _App_base.key(4, _build_report, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Event.`Protocol` { static var secure: Self { _App_base.key(0, _build_secure) } }

private let _App_needs: StaticString = """
  secure:
  event:
  first:
  log: first
  report: first secure
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.first)
  entries.add(.report)
  entries.add(.secure)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
