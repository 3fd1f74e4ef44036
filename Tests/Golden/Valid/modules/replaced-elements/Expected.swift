// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Plugin`, new each time, provided by `Mallet` in App.swift.
  var _hammer_in_plugins: any Plugin {
    if let make = _override(of: ._hammer_in_plugins) { return make(_handle) }
    return _build__hammer_in_plugins(self)
  }

  /// `any Plugin`, a singleton, provided by `Blade` in App.swift.
  var _saw_in_plugins: any Plugin { _kept(._saw_in_plugins) }

  /// `Bench`, new each time, provided by `Bench` in App.swift.
  var bench: Bench {
    if let make = _override(of: .bench) { return make(_handle) }
    return _build_bench(self)
  }

  /// `any Tool`, new each time, provided by `Mallet` in App.swift.
  var hammer: any Tool {
    if let make = _override(of: .hammer) { return make(_handle) }
    return _build_hammer(self)
  }

  /// `[any Plugin]`, new each time, of `hammer`, `saw`.
  var plugins: [any Plugin] {
    if let make = _override(of: .plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `any Tool`, a singleton, provided by `Blade` in App.swift.
  var saw: any Tool { _kept(.saw) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build__hammer_in_plugins(_ c: Container) -> any Plugin { _check__hammer_in_plugins(Mallet()) }

private func _build__saw_in_plugins(_ c: Container) -> any Plugin {
  _check__saw_in_plugins(c._isFresh(_App_base, 0) ? _build__saw_shared(c) : c._kept(._saw_shared))
}

private func _build__saw_shared(_ c: Container) -> Blade { Blade() }

private func _build_bench(_ c: Container) -> Bench { Bench(plugins: c.plugins, favourite: nil) }

private func _build_hammer(_ c: Container) -> any Tool { _check_hammer(Mallet()) }

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c._hammer_in_plugins, c._saw_in_plugins] }

private func _build_saw(_ c: Container) -> any Tool {
  _check_saw(c._isFresh(_App_base, 2) ? _build__saw_shared(c) : c._kept(._saw_shared))
}

#sourceLocation(file: "App.swift", line: 10)
private func _check__hammer_in_plugins(_ value: consuming Mallet) -> any Plugin {
                      value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 13)
private func _check__saw_in_plugins(_ value: consuming Blade) -> any Plugin {
                                 value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 13)
private func _check_1() { _ =
            _Kept<Blade>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 10)
private func _check_hammer(_ value: consuming Mallet) -> any Tool {
                      value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 13)
private func _check_saw(_ value: consuming Blade) -> any Tool {
                                 value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Plugin { static var _hammer_in_plugins: Self { _App_base.key(3, _build__hammer_in_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Plugin { static var _saw_in_plugins: Self { _App_base.key(0, _build__saw_in_plugins) } }
extension Key where Maker == @Sendable (Container) -> Blade { fileprivate static var _saw_shared: Self { _App_base.key(1, _build__saw_shared) } }
extension Key where Maker == @Sendable (Container) -> Bench { static var bench: Self { _App_base.key(4, _build_bench, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Tool { static var hammer: Self { _App_base.key(5, _build_hammer, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _App_base.key(6, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Tool { static var saw: Self { _App_base.key(2, _build_saw) } }

private let _App_needs: StaticString = """
  _saw_in_plugins: _saw_shared
  _saw_shared:
  saw: _saw_shared
  _hammer_in_plugins:
  bench: plugins
  hammer:
  plugins: _hammer_in_plugins _saw_in_plugins
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.bench)
  entries.add(.hammer, name: "hammer")
  entries.add(.plugins)
  entries.add(.saw, name: "saw")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 3, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.join(_App_base.key(6, _build_Container_plugins, "plugins"))
}
