// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Button`, new each time, provided by `Button` in App.swift.
  @MainActor var button: Button {
    if let make = _override(of: _unisolated(.button)) { return make(_handle) }
    return _build_button(self)
  }

  /// `any Plain`, a singleton, provided by `Label` in App.swift.
  var plain: any Plain { _kept(.plain) }

  /// `Screen`, new each time, provided by `Screen` in App.swift.
  @MainActor var screen: Screen {
    if let make = _override(of: _unisolated(.screen)) { return make(_handle) }
    return _build_screen(self)
  }

  /// `Sidebar`, new each time, provided by `Sidebar` in App.swift.
  @MainActor var sidebar: Sidebar {
    if let make = _override(of: _unisolated(.sidebar)) { return make(_handle) }
    return _build_sidebar(self)
  }

  /// `Window`, new each time, provided by `Window` in App.swift.
  @MainActor var window: Window {
    if let make = _override(of: _unisolated(.window)) { return make(_handle) }
    return _build_window(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

@MainActor private func _build_button(_ c: Container) -> Button { Button() }

private func _build_plain(_ c: Container) -> any Plain { _check_plain(Label()) }

@MainActor private func _build_screen(_ c: Container) -> Screen {
  Screen(window: c.window, button: c.button, sidebar: c.sidebar)
}

@MainActor private func _build_sidebar(_ c: Container) -> Sidebar { Sidebar() }

@MainActor private func _build_window(_ c: Container) -> Window { Window() }

#sourceLocation(file: "App.swift", line: 41)
private func _check_plain(_ value: consuming Label) -> any Plain {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @MainActor @Sendable (Container) -> Button { static var button: Self { _App_base.mainActorKey(1, _build_button, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Plain { static var plain: Self { _App_base.key(0, _build_plain) } }
extension Key where Maker == @MainActor @Sendable (Container) -> Screen { static var screen: Self { _App_base.mainActorKey(2, _build_screen, lifetime: .transient) } }
extension Key where Maker == @MainActor @Sendable (Container) -> Sidebar { static var sidebar: Self { _App_base.mainActorKey(3, _build_sidebar, lifetime: .transient) } }
extension Key where Maker == @MainActor @Sendable (Container) -> Window { static var window: Self { _App_base.mainActorKey(4, _build_window, lifetime: .transient) } }

private let _App_needs: StaticString = """
  plain:
  button:
  screen: button sidebar window
  sidebar:
  window:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.plain)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
