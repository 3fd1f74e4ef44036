// Made by DIGenPlugin from the directives in Lib. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  @available(*, unavailable, message: "'[any Plugin]' is required from above by 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }
  @available(*, unavailable, message: "'[any Plugin]' is required from above by 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// `Menu`, new each time, provided by `Menu` in Lib.swift.
  public var menu: Menu {
    if let make = _override(of: .menu) { return make(_handle) }
    return _build_menu(self)
  }

  /// `[any Plugin]`, new each time, of what modules above join.
  var plugins: [any Plugin] {
    if let make = _override(of: .plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `Toolbar`, new each time, provided by `Toolbar` in Lib.swift.
  public var toolbar: Toolbar {
    if let make = _override(of: .toolbar) { return make(_handle) }
    return _build_toolbar(self)
  }
}

private func _build_menu(_ c: Container) -> Menu { Menu(plugins: c.plugins) }

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [] }

private func _build_toolbar(_ c: Container) -> Toolbar { Toolbar(plugins: c.plugins) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Menu { public static var menu: Self { _Lib_base.key(0, _build_menu, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _Lib_base.key(1, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Toolbar { public static var toolbar: Self { _Lib_base.key(2, _build_toolbar, lifetime: .transient) } }

private let _Lib_needs: StaticString = """
  menu: plugins
  plugins:
  toolbar: plugins
  """

private func _Lib_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.menu)
  entries.add(.plugins)
  entries.add(.toolbar)
}

private let _Lib_base = _SlotBase()
public func _apply_DIGenPlugin_to_Lib(_ plan: inout _Plan) {
  plan.tie("Lib", slots: 0, base: _Lib_base, needs: _Lib_needs, dynamic: _Lib_dynamic)
  plan.join(_Lib_base.key(1, _build_Container_plugins, "plugins"))
}
