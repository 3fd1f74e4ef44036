// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core

extension Container {
  /// A container of all providers of Core, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any List`, new each time, in the place of `Core.laterList`, provided by `laterList` in App.swift.
  nonisolated(nonsending) fileprivate var _Core_laterList: any List {
    get async {
      if let make = _overrideAsync(of: ._Core_laterList) { return await make(_handle) }
      return await _build__Core_laterList(self)
    }
  }

  /// `any List`, new each time, in the place of `Core.list`, provided by `list` in App.swift.
  fileprivate var _Core_list: any List {
    if let make = _override(of: ._Core_list) { return make(_handle) }
    return _build__Core_list(self)
  }

  /// `any List`, new each time, in the place of `Core.listOfKey`, provided by `listOfKey` in App.swift.
  fileprivate func _Core_listOfKey(_ key: Int) -> any List {
    if let make = _override(of: ._Core_listOfKey) { return make(_handle, key) }
    return _build__Core_listOfKey(self, key)
  }

  /// `any List`, new each time, in the place of `Core.weakList`, provided by `weakList` in App.swift.
  fileprivate var _Core_weakList: any List {
    if let make = _override(of: ._Core_weakList) { return make(_handle) }
    return _build__Core_weakList(self)
  }

  /// `Always`, new each time, provided by `Always` in App.swift.
  var always: Always {
    if let make = _override(of: .always) { return make(_handle) }
    return _build_always(self)
  }

  /// `[any Plugin]`, new each time, of `always`, `greeting`.
  var plugins: [any Plugin] {
    if let make = _override(of: .plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `Settings`, a singleton, provided by `Settings` in App.swift.
  var settings: Settings { _kept(.settings) }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'greeting' needs 'user' for its parameter 'user'")
  var greeting: Greeting { fatalError() }
}

extension SessionContainer {
  /// `Greeting`, new each time, provided by `Greeting` in App.swift.
  var greeting: Greeting {
    if let make = _override(of: .greeting) { return make(_handle) }
    return _build_SessionContainer_greeting(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

nonisolated(nonsending) private func _build__Core_laterList(_ c: Container) async -> any List {
#sourceLocation(file: "App.swift", line: 28)
  await laterList(plugins: c.plugins)
#sourceLocation()
}

private func _build__Core_list(_ c: Container) -> any List { list(plugins: c.plugins) }

private func _build__Core_listOfKey(_ c: Container, _ key: Int) -> any List { listOfKey(key: key, plugins: c.plugins) }

private func _build__Core_weakList(_ c: Container) -> any List { _check__Core_weakList(weakList(plugins: c.plugins)) }

private func _build_always(_ c: Container) -> Always { Always(settings: c.settings) }

private func _build_SessionContainer_greeting(_ c: SessionContainer) -> Greeting { Greeting(user: c.user) }

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c.always] }

private func _build_SessionContainer_plugins(_ c: SessionContainer) -> [any Plugin] { [c.greeting] }

private func _build_settings(_ c: Container) -> Settings { Settings() }

#sourceLocation(file: "App.swift", line: 29)
private func _check__Core_weakList(_ value: consuming any List) -> any List {
                      value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 3)
private func _check_0() { _ =
            _Kept<Settings>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> any List { fileprivate static var _Core_laterList: Self { _App_base.asyncKey(1, _build__Core_laterList, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any List { fileprivate static var _Core_list: Self { _App_base.key(2, _build__Core_list, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Int) -> any List { fileprivate static var _Core_listOfKey: Self { _App_base.key(3) { c, key in _build__Core_listOfKey(c, key) } } }
extension Key where Maker == @Sendable (Container) -> any List { fileprivate static var _Core_weakList: Self { _App_base.key(4, _build__Core_weakList, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Always { static var always: Self { _App_base.key(5, _build_always, lifetime: .transient) } }
extension Key where Maker == @Sendable (SessionContainer) -> Greeting { static var greeting: Self { _App_base.key(6, _build_SessionContainer_greeting, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _App_base.key(7, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Settings { static var settings: Self { _App_base.key(0, _build_settings) } }

private let _App_needs: StaticString = """
  settings:
  _Core_laterList: plugins
  _Core_list: plugins
  _Core_listOfKey: plugins
  _Core_weakList: plugins
  always: settings
  SessionContainer.greeting: Core.SessionContainer.user
  plugins: SessionContainer.greeting always
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.always)
  entries.add(.plugins)
  entries.add(.settings)
}

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.greeting)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.list(_App_SessionContainer_dynamic)
  plan.replace(.Core::laterList, by: ._Core_laterList, .transient, _App_base.asyncKey(1) { c async in await c._Core_laterList })
  plan.replace(.Core::list, by: ._Core_list, .transient, _App_base.key(2) { c in c._Core_list })
  plan.replace(.Core::listOfKey, by: ._Core_listOfKey, .transient, _App_base.key(3) { c, key in c._Core_listOfKey(key) })
  plan.replace(.Core::weakList, by: ._Core_weakList, .transient, _App_base.key(4) { c in c._Core_weakList })
  plan.join(_App_base.key(7, _build_Container_plugins, "plugins"))
  plan.join(_App_base.key(7, _build_SessionContainer_plugins, "plugins"))
}
