// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core

extension Container {
  /// A container of all providers of Core, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Chest`, new each time, provided by `Chest` in App.swift.
  var chest: Chest {
    get throws(Broken) {
      if let make = _override(of: .chest) { return try make(_handle) }
      return try _build_chest(self)
    }
  }

  /// `[any Plugin]`, new each time, of `spelling`, `drafts`, `signature`, `weather`, `ruler`.
  var plugins: [any Plugin] {
    if let make = _override(of: .App::plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `[any Tool]`, new each time, of `hammer`.
  var tools: [any Tool] {
    get throws(Broken) {
      if let make = _override(of: .tools) { return try make(_handle) }
      return try _build_tools(self)
    }
  }

  /// `Weather`, a singleton, provided by `Weather` in App.swift.
  var weather: Weather { _kept(.weather) }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'signature' needs 'user' for its parameter 'user'")
  var signature: Signature { fatalError() }
}

/// A child of `SessionContainer`, which has all of that and is made with a `Page`.
nonisolated class PageContainer: SessionContainer, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `page`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension SessionContainer {
  /// A child container of this one, which it owns.
  func page(number: Int) -> PageContainer {
    _child(PageContainer.self, of: Page(number: number), base: _App_PageContainer_base)
  }
}

extension PageContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (PageContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (PageContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension PageContainer {
  /// `Int`, what the container was made with.
  var number: Int { _input(.number) { (it: Page) in it.number } }

  /// `Ruler`, the same while somebody holds it, provided by `Ruler` in App.swift.
  var ruler: Ruler { _weak(.ruler) }

  /// `Toolbar`, a singleton, provided by `Toolbar` in App.swift.
  var toolbar: Toolbar { _keptInChild(.toolbar) }
}

extension SessionContainer {
  /// `any Tool`, new each time, provided by `hammer` in App.swift.
  var _hammer_in_tools: any Tool {
    get throws(Broken) {
      if let make = _override(of: ._hammer_in_tools) { return try make(_handle) }
      return try _build_SessionContainer__hammer_in_tools(self)
    }
  }

  /// `any Tool & Sendable`, new each time, provided by `hammer` in App.swift.
  var hammer: any Tool & Sendable {
    get throws(Broken) {
      if let make = _override(of: .hammer) { return try make(_handle) }
      return try _build_SessionContainer_hammer(self)
    }
  }

  /// `Signature`, new each time, provided by `Signature` in App.swift.
  var signature: Signature {
    if let make = _override(of: .signature) { return make(_handle) }
    return _build_SessionContainer_signature(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_SessionContainer__hammer_in_tools(_ c: SessionContainer) throws(Broken) -> any Tool {
  try _check_SessionContainer__hammer_in_tools(c.hammer)
}

private func _build_chest(_ c: Container) throws(Broken) -> Chest { try Chest(tools: c.tools) }

private func _build_SessionContainer_hammer(_ c: SessionContainer) throws(Broken) -> any Tool & Sendable {
  try hammer(user: c.user)
}

private func _build_PageContainer_number(_ c: PageContainer) -> Int { c._inputs(Page.self).number }

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.App::plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c.weather] }

private func _build_SessionContainer_plugins(_ c: SessionContainer) -> [any Plugin] { [c.signature] }

private func _build_PageContainer_plugins(_ c: PageContainer) -> [any Plugin] { [c.ruler] }

private func _build_PageContainer_ruler(_ c: PageContainer) -> Ruler { Ruler(number: c.number) }

private func _build_SessionContainer_signature(_ c: SessionContainer) -> Signature { Signature(user: c.user) }

private func _build_PageContainer_toolbar(_ c: PageContainer) -> Toolbar {
  let plugins = c.App::plugins
  return Toolbar(plugins: plugins)
}

private func _build_tools(_ c: Container) throws(Broken) -> [any Tool] {
  try c._joined(.tools, _build_Container_tools)
}

private func _build_Container_tools(_ c: Container) throws(Broken) -> [any Tool] { [] }

private func _build_SessionContainer_tools(_ c: SessionContainer) throws(Broken) -> [any Tool] {
  try [c._hammer_in_tools]
}

private func _build_weather(_ c: Container) -> Weather { Weather() }

#sourceLocation(file: "App.swift", line: 35)
private func _check_SessionContainer__hammer_in_tools(_ value: consuming any Tool & Sendable) -> any Tool {
                               value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 16)
private func _check_4() { _ =
      _Kept<Int>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 19)
private func _check_6() { _ =
            _Kept<Ruler>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 25)
private func _check_8() { _ =
            _Kept<Toolbar>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 10)
private func _check_0() { _ =
            _Kept<Weather>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (SessionContainer) throws(Broken) -> any Tool { static var _hammer_in_tools: Self { _App_base.key(1, _build_SessionContainer__hammer_in_tools, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(Broken) -> Chest { static var chest: Self { _App_base.key(2, _build_chest, lifetime: .transient) } }
extension Key where Maker == @Sendable (SessionContainer) throws(Broken) -> any Tool & Sendable { static var hammer: Self { _App_base.key(3, _build_SessionContainer_hammer, lifetime: .transient) } }
extension Key where Maker == @Sendable (PageContainer) -> Int { static var number: Self { _App_PageContainer_base.key(4, child: 0, _build_PageContainer_number) } }
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _App_base.key(5, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (PageContainer) -> Ruler { static var ruler: Self { _App_PageContainer_base.key(6, child: 1, _build_PageContainer_ruler, lifetime: .weak) } }
extension Key where Maker == @Sendable (SessionContainer) -> Signature { static var signature: Self { _App_base.key(7, _build_SessionContainer_signature, lifetime: .transient) } }
extension Key where Maker == @Sendable (PageContainer) -> Toolbar { static var toolbar: Self { _App_PageContainer_base.key(8, child: 2, _build_PageContainer_toolbar) } }
extension Key where Maker == @Sendable (Container) throws(Broken) -> [any Tool] { static var tools: Self { _App_base.key(9, _build_tools, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Weather { static var weather: Self { _App_base.key(0, _build_weather) } }

private let _App_needs: StaticString = """
  weather:
  SessionContainer._hammer_in_tools: SessionContainer.hammer
  chest: tools
  SessionContainer.hammer: Core.SessionContainer.user
  PageContainer.number:
  plugins: Core.SessionContainer.drafts Core.spelling PageContainer.ruler SessionContainer.signature weather
  PageContainer.ruler: PageContainer.number
  SessionContainer.signature: Core.SessionContainer.user
  PageContainer.toolbar: plugins
  tools: SessionContainer._hammer_in_tools
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.chest)
  entries.add(.App::plugins)
  entries.add(.tools)
  entries.add(.weather)
}

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.hammer)
  entries.add(.signature)
}

private func _App_PageContainer_dynamic(_ entries: inout _DynamicEntriesOf<PageContainer>) {
  entries.add(.number, name: "number")
  entries.add(.ruler)
  entries.add(.toolbar)
}

private let _App_base = _SlotBase()
private let _App_PageContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.tie(PageContainer.self, slots: 3, base: _App_PageContainer_base, of: _App_base)
  plan.list(_App_SessionContainer_dynamic)
  plan.list(_App_PageContainer_dynamic)
  plan.join(_App_base.key(5, _build_Container_plugins, "plugins"))
  plan.join(_App_base.key(5, _build_SessionContainer_plugins, "plugins"))
  plan.join(_App_base.key(5, _build_PageContainer_plugins, "plugins"))
  plan.join(_App_base.key(9, _build_Container_tools, "tools"))
  plan.join(_App_base.key(9, _build_SessionContainer_tools, "tools"))
}
