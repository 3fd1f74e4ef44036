// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Button`, new each time, provided by `Button` in App.swift.
  func button(count: Int = 2) -> Button {
    if let make = _override(of: .button) { return make(_handle, count) }
    return _build_button(self, count)
  }

  /// `Label`, new each time, provided by `Label` in App.swift.
  var label: Label {
    if let make = _override(of: .label) { return make(_handle) }
    return _build_label(self)
  }

  /// `View`, new each time, provided by `Button` in App.swift.
  func view(count: Int = 2) -> View {
    if let make = _override(of: .view) { return make(_handle, count) }
    return _build_view(self, count)
  }

  /// `Window`, new each time, provided by `Window` in App.swift.
  var window: Window {
    if let make = _override(of: .window) { return make(_handle) }
    return _build_window(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_button(_ c: Container, _ count: Int) -> Button { Button(label: c.label, count: count) }

private func _build_label(_ c: Container) -> Label { Label() }

private func _build_view(_ c: Container, _ count: Int) -> View { _check_view(c.button(count: count)) }

private func _build_window(_ c: Container) -> Window { Window(view: c.view(), label: c.label, button: c.button()) }

#sourceLocation(file: "App.swift", line: 11)
private func _check_view(_ value: consuming Button) -> View {
                 value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Int) -> Button { static var button: Self { _App_base.key(0) { c, count in _build_button(c, count) } } }
extension Key where Maker == @Sendable (Container) -> Label { static var label: Self { _App_base.key(1, _build_label, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Int) -> View { static var view: Self { _App_base.key(2) { c, count in _build_view(c, count) } } }
extension Key where Maker == @Sendable (Container) -> Window { static var window: Self { _App_base.key(3, _build_window, lifetime: .transient) } }

private let _App_needs: StaticString = """
  button: label
  label:
  view: button
  window: button label view
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.label)
  entries.add(.window)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
