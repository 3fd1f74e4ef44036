// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Menu`, a singleton, provided by `Menu` in App.swift.
  var menu: Menu { _kept(.menu) }

  /// `[any Plugin]`, new each time, of `history`.
  var plugins: [any Plugin] {
    if let make = _override(of: .plugins) { return make(_handle) }
    return _build_plugins(self)
  }
}

/// A child of `Container`, which has all of that and is made with a `Session`.
nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  func session(user: String) -> SessionContainer {
    _child(SessionContainer.self, of: Session(user: user), base: _App_SessionContainer_base)
  }
}

extension SessionContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension SessionContainer {
  /// `History`, a singleton, provided by `History` in App.swift.
  var history: History { _keptInChild(.history) }

  /// `String`, what the container was made with.
  var user: String { _input(.user) { (it: Session) in it.user } }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_SessionContainer_history(_ c: SessionContainer) -> History { History() }

private func _build_menu(_ c: Container) -> Menu { Menu(plugins: c.plugins) }

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [] }

private func _build_SessionContainer_plugins(_ c: SessionContainer) -> [any Plugin] { [c.history] }

private func _build_SessionContainer_user(_ c: SessionContainer) -> String { c._inputs(Session.self).user }

#sourceLocation(file: "App.swift", line: 7)
private func _check_1() { _ =
            _Kept<History>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 10)
private func _check_0() { _ =
            _Kept<Menu>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 5)
private func _check_3() { _ =
                     _Kept<String>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (SessionContainer) -> History { static var history: Self { _App_SessionContainer_base.key(1, child: 0, _build_SessionContainer_history) } }
extension Key where Maker == @Sendable (Container) -> Menu { static var menu: Self { _App_base.key(0, _build_menu) } }
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _App_base.key(2, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (SessionContainer) -> String { static var user: Self { _App_SessionContainer_base.key(3, child: 1, _build_SessionContainer_user) } }

private let _App_needs: StaticString = """
  menu: plugins
  SessionContainer.history:
  plugins: SessionContainer.history
  SessionContainer.user:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.menu)
  entries.add(.plugins)
}

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.history)
  entries.add(.user, name: "user")
}

private let _App_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.tie(SessionContainer.self, slots: 2, base: _App_SessionContainer_base, of: _App_base)
  plan.list(_App_SessionContainer_dynamic)
  plan.join(_App_base.key(2, _build_Container_plugins, "plugins"))
  plan.join(_App_base.key(2, _build_SessionContainer_plugins, "plugins"))
}
