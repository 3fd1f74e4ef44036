// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Int`, new each time, provided by `retries` in App.swift.
  var retries: Int {
    if let make = _override(of: .retries) { return make(_handle) }
    return _build_retries(self)
  }

  /// `Settings`, new each time, provided by `Settings` in App.swift.
  func settings(name: String = "a", size: Int = 2) -> Settings {
    if let make = _override(of: .settings) { return make(_handle, name, size) }
    return _build_settings(self, name, size)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_retries(_ c: Container) -> Int { retries }

private func _build_settings(_ c: Container, _ name: String, _ size: Int) -> Settings {
  Settings(retries: c.retries, name: name, size: size)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Int { static var retries: Self { _App_base.key(0, _build_retries, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, String, Int) -> Settings { static var settings: Self { _App_base.key(1) { c, name, size in _build_settings(c, name, size) } } }

private let _App_needs: StaticString = """
  retries:
  settings: retries
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.retries, name: "retries")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
