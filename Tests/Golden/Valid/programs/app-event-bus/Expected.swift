// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Badge`, the same while somebody holds it, provided by `Badge` in App.swift.
  var badge: Badge { _weak(.badge) }

  /// `Bus`, a singleton, provided by `Bus` in App.swift.
  var bus: Bus { _kept(.bus) }

  /// `Button`, new each time, provided by `Button` in App.swift.
  func button(title: String) -> Button {
    if let make = _override(of: .button) { return make(_handle, title) }
    return _build_button(self, title)
  }

  /// `History`, a singleton, provided by `History` in App.swift.
  var history: History { _kept(.history) }

  /// `Toolbar`, new each time, provided by `Toolbar` in App.swift.
  var toolbar: Toolbar {
    if let make = _override(of: .toolbar) { return make(_handle) }
    return _build_toolbar(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_badge(_ c: Container) -> Badge { Badge(bus: c.bus) }

private func _build_bus(_ c: Container) -> Bus { Bus() }

private func _build_button(_ c: Container, _ title: String) -> Button { Button(title: title, bus: c.bus) }

private func _build_history(_ c: Container) -> History { History(bus: c.bus) }

private func _build_toolbar(_ c: Container) -> Toolbar {
  let handle = c._handle
  return Toolbar(badge: c.badge, history: c.history, button: { (title: String) -> Button in handle.button(title: title) })
}

#sourceLocation(file: "App.swift", line: 9)
private func _check_0() { _ =
            _Kept<Badge>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 2)
private func _check_1() { _ =
            _Kept<Bus>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 15)
private func _check_2() { _ =
            _Kept<History>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Badge { static var badge: Self { _App_base.key(0, _build_badge, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> Bus { static var bus: Self { _App_base.key(1, _build_bus) } }
extension Key where Maker == @Sendable (Container, String) -> Button { static var button: Self { _App_base.key(3) { c, title in _build_button(c, title) } } }
extension Key where Maker == @Sendable (Container) -> History { static var history: Self { _App_base.key(2, _build_history) } }
extension Key where Maker == @Sendable (Container) -> Toolbar { static var toolbar: Self { _App_base.key(4, _build_toolbar, lifetime: .transient) } }

private let _App_needs: StaticString = """
  badge: bus
  bus:
  history: bus
  button: bus
  toolbar: badge button history
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.badge)
  entries.add(.bus)
  entries.add(.history)
  entries.add(.toolbar)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 3, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
