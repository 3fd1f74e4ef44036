// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Settings`, new each time, provided by `Settings.all` in App.swift.
  var defaults: Settings {
    if let make = _override(of: .defaults) { return make(_handle) }
    return _build_defaults(self)
  }

  /// `Theme`, new each time, provided by `Theme.current` in App.swift.
  var preferred: Theme {
    if let make = _override(of: .preferred) { return make(_handle) }
    return _build_preferred(self)
  }

  /// `Payload`, new each time, provided by `Payload.standard` in App.swift.
  var standard: Payload {
    if let make = _override(of: .standard) { return make(_handle) }
    return _build_standard(self)
  }

  /// `Window`, new each time, provided by `Window` in App.swift.
  var window: Window {
    if let make = _override(of: .window) { return make(_handle) }
    return _build_window(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_defaults(_ c: Container) -> Settings { Settings.all }

private func _build_preferred(_ c: Container) -> Theme { Theme.current }

private func _build_standard(_ c: Container) -> Payload { Payload.standard(theme: c.preferred) }

private func _build_window(_ c: Container) -> Window {
  Window(settings: c.defaults, theme: c.preferred, payload: c.standard)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Settings { static var defaults: Self { _App_base.key(0, _build_defaults, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Theme { static var preferred: Self { _App_base.key(1, _build_preferred, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Payload { static var standard: Self { _App_base.key(2, _build_standard, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Window { static var window: Self { _App_base.key(3, _build_window, lifetime: .transient) } }

private let _App_needs: StaticString = """
  defaults:
  preferred:
  standard: preferred
  window: defaults preferred standard
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.defaults, name: "defaults")
  entries.add(.preferred, name: "preferred")
  entries.add(.standard)
  entries.add(.window)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
