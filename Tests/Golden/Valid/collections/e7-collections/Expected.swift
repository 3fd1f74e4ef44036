// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `[any Check]`, new each time, of `diskCheck`, `netCheck`.
  var checks: [any Check] {
    get throws {
      if let make = _override(of: .checks) { return try make(_handle) }
      return try _build_checks(self)
    }
  }

  /// `Circle`, new each time, provided by `Circle` in Plugins.swift.
  var circle: Circle {
    if let make = _override(of: .circle) { return make(_handle) }
    return _build_circle(self)
  }

  /// `DiskCheck`, a singleton, provided by `DiskCheck` in Consumers.swift.
  var diskCheck: DiskCheck {
    get throws {
      try _kept(.diskCheck)
    }
  }

  /// `Editor`, new each time, provided by `Editor` in Consumers.swift.
  var editor: Editor {
    if let make = _override(of: .editor) { return make(_handle) }
    return _build_editor(self)
  }

  /// `any Plugin`, new each time, provided by `makeExtra` in Plugins.swift.
  var extra: any Plugin {
    if let make = _override(of: .extra) { return make(_handle) }
    return _build_extra(self)
  }

  /// `String`, new each time, provided by `farewell` in Plugins.swift.
  var farewell: String {
    if let make = _override(of: .farewell) { return make(_handle) }
    return _build_farewell(self)
  }

  /// `Steps.FirstStep`, new each time, provided by `Steps.first` in Plugins.swift.
  var first: Steps.FirstStep {
    if let make = _override(of: .first) { return make(_handle) }
    return _build_first(self)
  }

  /// `Grammar`, a singleton, provided by `Grammar` in Plugins.swift.
  var grammar: Grammar { _kept(.grammar) }

  /// `String`, new each time, provided by `greeting` in Plugins.swift.
  var greeting: String {
    if let make = _override(of: .greeting) { return make(_handle) }
    return _build_greeting(self)
  }

  /// `Health`, new each time, provided by `Health` in Consumers.swift.
  var health: Health {
    get throws {
      if let make = _override(of: .health) { return try make(_handle) }
      return try _build_health(self)
    }
  }

  /// `Idle`, new each time, provided by `Idle` in Consumers.swift.
  var idle: Idle {
    if let make = _override(of: .idle) { return make(_handle) }
    return _build_idle(self)
  }

  /// `Log`, a singleton, provided by `Log` in Plugins.swift.
  var log: Log { _kept(.log) }

  /// `Metrics`, a singleton, provided by `Metrics` in Plugins.swift.
  var metrics: Metrics { _kept(.metrics) }

  /// `NetCheck`, new each time, provided by `NetCheck` in Consumers.swift.
  var netCheck: NetCheck {
    if let make = _override(of: .netCheck) { return make(_handle) }
    return _build_netCheck(self)
  }

  /// `any Plugin`, new each time, provided by `Style` in Plugins.swift.
  var plugin: any Plugin {
    if let make = _override(of: .plugin) { return make(_handle) }
    return _build_plugin(self)
  }

  /// `[any Plugin]`, new each time, of `spelling`, `grammar`, `plugin`, `tool`, `extra`.
  var plugins: [any Plugin] {
    if let make = _override(of: .plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `[Shape]`, new each time, of `circle`.
  var shapes: [Shape] {
    if let make = _override(of: .shapes) { return make(_handle) }
    return _build_shapes(self)
  }

  /// `Spelling`, new each time, provided by `Spelling` in Plugins.swift.
  var spelling: Spelling {
    if let make = _override(of: .spelling) { return make(_handle) }
    return _build_spelling(self)
  }

  /// `[any Step]`, new each time, of `tool`, `first`.
  var steps: [any Step] {
    if let make = _override(of: .steps) { return make(_handle) }
    return _build_steps(self)
  }

  /// `[String]`, new each time, of `greeting`, `farewell`.
  var strings: [String] {
    if let make = _override(of: .strings) { return make(_handle) }
    return _build_strings(self)
  }

  /// `any Tool & Sendable`, a singleton, provided by `Metrics` in Plugins.swift.
  var tool: any Tool & Sendable { _kept(.tool) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_checks(_ c: Container) throws -> [any Check] { try c._joined(.checks, _build_Container_checks) }

private func _build_Container_checks(_ c: Container) throws -> [any Check] { try [c.diskCheck, c.netCheck] }

private func _build_circle(_ c: Container) -> Circle { Circle() }

private func _build_diskCheck(_ c: Container) throws -> DiskCheck { try DiskCheck() }

private func _build_editor(_ c: Container) -> Editor {
  Editor(plugins: c.plugins, same: c.plugins, alias: c.plugins, maybe: c.plugins, strings: c.strings)
}

private func _build_extra(_ c: Container) -> any Plugin { makeExtra() }

private func _build_farewell(_ c: Container) -> String { farewell }

private func _build_first(_ c: Container) -> Steps.FirstStep { Steps.first }

private func _build_grammar(_ c: Container) -> Grammar { Grammar() }

private func _build_greeting(_ c: Container) -> String { greeting() }

private func _build_health(_ c: Container) throws -> Health { try Health(checks: c.checks) }

private func _build_idle(_ c: Container) -> Idle { Idle(missing: nil) }

private func _build_log(_ c: Container) -> Log { Log() }

private func _build_metrics(_ c: Container) -> Metrics { Metrics() }

private func _build_netCheck(_ c: Container) -> NetCheck { NetCheck() }

private func _build_plugin(_ c: Container) -> any Plugin { _check_plugin(Style()) }

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] {
  [c.spelling, c.grammar, c.plugin, c.metrics, c.extra]
}

private func _build_shapes(_ c: Container) -> [Shape] { c._joined(.shapes, _build_Container_shapes) }

private func _build_Container_shapes(_ c: Container) -> [Shape] { [c.circle] }

private func _build_spelling(_ c: Container) -> Spelling { Spelling(log: c.log) }

private func _build_steps(_ c: Container) -> [any Step] { c._joined(.steps, _build_Container_steps) }

private func _build_Container_steps(_ c: Container) -> [any Step] { [c.metrics, c.first] }

private func _build_strings(_ c: Container) -> [String] { c._joined(.strings, _build_Container_strings) }

private func _build_Container_strings(_ c: Container) -> [String] { [c.greeting, c.farewell] }

private func _build_tool(_ c: Container) -> any Tool & Sendable {
  _check_tool(c._isFresh(_App_base, 4) ? c._newValue(of: .metrics, isOriginal: false) : c.metrics)
}

#sourceLocation(file: "Consumers.swift", line: 35)
private func _check_0() { _ =
            _Kept<DiskCheck>.self }
#sourceLocation(file: "Plugins.swift", line: 19)
private func _check_1() { _ =
            _Kept<Grammar>.self }
#sourceLocation(file: "Plugins.swift", line: 8)
private func _check_2() { _ =
            _Kept<Log>.self }
#sourceLocation(file: "Plugins.swift", line: 33)
private func _check_3() { _ =
            _Kept<Metrics>.self }
#sourceLocation(file: "Plugins.swift", line: 26)
private func _check_plugin(_ value: consuming Style) -> any Plugin {
                value }
#sourceLocation(file: "Plugins.swift", line: 33)
private func _check_tool(_ value: consuming Metrics) -> any Tool & Sendable {
                            value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) throws -> [any Check] { static var checks: Self { _App_base.key(5, _build_checks, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Circle { static var circle: Self { _App_base.key(6, _build_circle, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws -> DiskCheck { static var diskCheck: Self { _App_base.key(0, _build_diskCheck) } }
extension Key where Maker == @Sendable (Container) -> Editor { static var editor: Self { _App_base.key(7, _build_editor, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Plugin { static var extra: Self { _App_base.key(8, _build_extra, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> String { static var farewell: Self { _App_base.key(9, _build_farewell, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Steps.FirstStep { static var first: Self { _App_base.key(10, _build_first, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Grammar { static var grammar: Self { _App_base.key(1, _build_grammar) } }
extension Key where Maker == @Sendable (Container) -> String { static var greeting: Self { _App_base.key(11, _build_greeting, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws -> Health { static var health: Self { _App_base.key(12, _build_health, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Idle { static var idle: Self { _App_base.key(13, _build_idle, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Log { static var log: Self { _App_base.key(2, _build_log) } }
extension Key where Maker == @Sendable (Container) -> Metrics { static var metrics: Self { _App_base.key(3, _build_metrics) } }
extension Key where Maker == @Sendable (Container) -> NetCheck { static var netCheck: Self { _App_base.key(14, _build_netCheck, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Plugin { static var plugin: Self { _App_base.key(15, _build_plugin, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _App_base.key(16, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [Shape] { static var shapes: Self { _App_base.key(17, _build_shapes, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Spelling { static var spelling: Self { _App_base.key(18, _build_spelling, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Step] { static var steps: Self { _App_base.key(19, _build_steps, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [String] { static var strings: Self { _App_base.key(20, _build_strings, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Tool & Sendable { static var tool: Self { _App_base.key(4, _build_tool) } }

private let _App_needs: StaticString = """
  diskCheck:
  grammar:
  log:
  metrics:
  tool: metrics
  checks: diskCheck netCheck
  circle:
  editor: plugins strings
  extra:
  farewell:
  first:
  greeting:
  health: checks
  idle:
  netCheck:
  plugin:
  plugins: extra grammar metrics plugin spelling
  shapes: circle
  spelling: log
  steps: first metrics
  strings: farewell greeting
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.checks)
  entries.add(.circle)
  entries.add(.diskCheck)
  entries.add(.editor)
  entries.add(.extra, name: "extra")
  entries.add(.farewell, name: "farewell")
  entries.add(.first)
  entries.add(.grammar)
  entries.add(.greeting, name: "greeting")
  entries.add(.health)
  entries.add(.idle)
  entries.add(.log)
  entries.add(.metrics)
  entries.add(.netCheck)
  entries.add(.plugin)
  entries.add(.plugins)
  entries.add(.shapes)
  entries.add(.spelling)
  entries.add(.steps)
  entries.add(.strings, name: "strings")
  entries.add(.tool)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 5, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
  plan.join(_App_base.key(5, _build_Container_checks, "checks"))
  plan.join(_App_base.key(16, _build_Container_plugins, "plugins"))
  plan.join(_App_base.key(17, _build_Container_shapes, "shapes"))
  plan.join(_App_base.key(19, _build_Container_steps, "steps"))
  plan.join(_App_base.key(20, _build_Container_strings, "strings"))
}
