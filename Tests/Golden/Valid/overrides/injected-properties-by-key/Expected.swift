// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Clock`, a singleton, provided by `SystemClock` in App.swift.
  var clock: any Clock { _kept(.clock) }

  /// `Draft`, new each time, provided by `Draft` in App.swift.
  var draft: Draft {
    if let make = _override(of: .draft) { return make(_handle) }
    return _build_draft(self)
  }

  /// `Screen`, new each time, provided by `Screen` in App.swift.
  var screen: Screen {
    if let make = _override(of: .screen) { return make(_handle) }
    return _build_screen(self)
  }

  /// `Box<Settings>`, a singleton, provided by `Settings` in App.swift.
  var settings: Box<Settings> { _kept(.settings) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

private func _build_draft(_ c: Container) -> Draft { Draft() }

private func _build_screen(_ c: Container) -> Screen {
  let handle = c._handle
  return Screen(make: { () -> Draft in handle.draft })
}

private func _build_settings(_ c: Container) -> Box<Settings> { Box<Settings>(Settings()) }

#sourceLocation(file: "App.swift", line: 4)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                           value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 10)
private func _check_1() { _ =
                       _Kept<Box<Settings>>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(0, _build_clock) } }
extension Key where Maker == @Sendable (Container) -> Draft { static var draft: Self { _App_base.key(2, _build_draft, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Screen { static var screen: Self { _App_base.key(3, _build_screen, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Box<Settings> { static var settings: Self { _App_base.key(1, _build_settings) } }

private let _App_needs: StaticString = """
  clock:
  settings:
  draft:
  screen: draft
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.draft)
  entries.add(.screen)
  entries.add(.settings)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 2, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
