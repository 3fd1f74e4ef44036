// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core
import CoreParts
import Extra
import Feature

extension Container {
  /// A container of all providers of Core, Extra, CoreParts, Feature, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Grammar`, new each time, in the place of `Core.grammar`, provided by `grammar` in App.swift.
  fileprivate var _Core_grammar: Grammar {
    if let make = _override(of: ._Core_grammar) { return make(_handle) }
    return _build__Core_grammar(self)
  }

  /// `any Rule`, new each time, provided by `HeavyRule` in App.swift.
  var _heavy_in_rules: any Rule {
    if let make = _override(of: ._heavy_in_rules) { return make(_handle) }
    return _build__heavy_in_rules(self)
  }

  /// `any Heavy`, new each time, provided by `HeavyRule` in App.swift.
  var heavy: any Heavy {
    if let make = _override(of: .heavy) { return make(_handle) }
    return _build_heavy(self)
  }

  /// `Main`, new each time, provided by `Main` in App.swift.
  var main: Main {
    if let make = _override(of: .main) { return make(_handle) }
    return _build_main(self)
  }

  /// `[any Plugin]`, new each time, of `spelling`, `grammar`, `counting`, `zipper`, `metrics`, `weather`.
  var plugins: [any Plugin] {
    if let make = _override(of: .App::plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `[any Rule]`, new each time, of `counting`, `metrics`, `heavy`.
  var rules: [any Rule] {
    if let make = _override(of: .App::rules) { return make(_handle) }
    return _build_rules(self)
  }

  /// `Weather`, new each time, provided by `Weather` in App.swift.
  var weather: Weather {
    if let make = _override(of: .weather) { return make(_handle) }
    return _build_weather(self)
  }

  /// `Weight`, new each time, provided by `Weight` in App.swift.
  var weight: Weight {
    if let make = _override(of: .weight) { return make(_handle) }
    return _build_weight(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_Extra(&plan)
  _apply_DIGenPlugin_to_CoreParts(&plan)
  _apply_DIGenPlugin_to_Feature(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build__Core_grammar(_ c: Container) -> Grammar { grammar() }

private func _build__heavy_in_rules(_ c: Container) -> any Rule { _check__heavy_in_rules(HeavyRule(weight: c.weight)) }

private func _build_heavy(_ c: Container) -> any Heavy { _check_heavy(HeavyRule(weight: c.weight)) }

private func _build_main(_ c: Container) -> Main {
  let handle = c._handle
  let plugins = c.App::plugins
  let plugins_: Provider<[any Plugin]> = Provider<[any Plugin]> { handle.App::plugins }
  return Main(plugins: plugins, later: plugins_)
}

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.App::plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c.weather] }

private func _build_rules(_ c: Container) -> [any Rule] { c._joined(.App::rules, _build_Container_rules) }

private func _build_Container_rules(_ c: Container) -> [any Rule] { [c._heavy_in_rules] }

private func _build_weather(_ c: Container) -> Weather { Weather() }

private func _build_weight(_ c: Container) -> Weight { Weight() }

#sourceLocation(file: "App.swift", line: 11)
private func _check__heavy_in_rules(_ value: consuming HeavyRule) -> any Rule {
                             value }
#sourceLocation(file: "App.swift", line: 11)
private func _check_heavy(_ value: consuming HeavyRule) -> any Heavy {
                value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Grammar { fileprivate static var _Core_grammar: Self { _App_base.key(0, _build__Core_grammar, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Rule { static var _heavy_in_rules: Self { _App_base.key(1, _build__heavy_in_rules, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Heavy { static var heavy: Self { _App_base.key(2, _build_heavy, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Main { static var main: Self { _App_base.key(3, _build_main, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _App_base.key(4, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Rule] { static var rules: Self { _App_base.key(5, _build_rules, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Weather { static var weather: Self { _App_base.key(6, _build_weather, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Weight { static var weight: Self { _App_base.key(7, _build_weight, lifetime: .transient) } }

private let _App_needs: StaticString = """
  _Core_grammar:
  _heavy_in_rules: weight
  heavy: weight
  main: plugins
  plugins: Core.grammar Core.spelling CoreParts.zipper Extra.counting Feature.metrics weather
  rules: Extra.counting Feature.metrics _heavy_in_rules
  weather:
  weight:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.heavy)
  entries.add(.main)
  entries.add(.App::plugins)
  entries.add(.App::rules)
  entries.add(.weather)
  entries.add(.weight)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 0, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
  plan.replace(.Core::grammar, by: ._Core_grammar, .transient, _App_base.key(0) { c in c._Core_grammar })
  plan.join(_App_base.key(4, _build_Container_plugins, "plugins"))
  plan.join(_App_base.key(5, _build_Container_rules, "rules"))
}
