// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `App`, new each time, provided by `App` in App.swift.
  func app(name: String) -> App {
    if let make = _override(of: .app) { return make(_handle, name) }
    return _build_app(self, name)
  }

  /// `App.Config`, new each time, provided by `App.makeConfig` in App.swift.
  var makeConfig: App.Config {
    if let make = _override(of: .makeConfig) { return make(_handle) }
    return _build_makeConfig(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_app(_ c: Container, _ name: String) -> App { App(config: c.makeConfig, name: name) }

private func _build_makeConfig(_ c: Container) -> App.Config { App.makeConfig() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, String) -> App { static var app: Self { _App_base.key(0) { c, name in _build_app(c, name) } } }
extension Key where Maker == @Sendable (Container) -> App.Config { static var makeConfig: Self { _App_base.key(1, _build_makeConfig, lifetime: .transient) } }

private let _App_needs: StaticString = """
  app: makeConfig
  makeConfig:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.makeConfig)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
