// Made by DIGenPlugin from the directives in Feature. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core
import CoreParts
import Extra

extension Container {
  /// A container of all providers of Core, CoreParts, Extra, Feature.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Feature_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Feature_plan, overrides) }

  /// `Dark`, new each time, provided by `Dark` in Feature.swift.
  var dark: Dark {
    if let make = _override(of: .dark) { return make(_handle) }
    return _build_dark(self)
  }

  /// `Metrics`, new each time, provided by `Metrics` in Feature.swift.
  var metrics: Metrics {
    if let make = _override(of: .metrics) { return make(_handle) }
    return _build_metrics(self)
  }

  /// `[any Plugin]`, new each time, of `spelling`, `grammar`, `zipper`, `metrics`.
  var plugins: [any Plugin] {
    if let make = _override(of: .Feature::plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `[any Rule]`, new each time, of `metrics`.
  var rules: [any Rule] {
    if let make = _override(of: .Feature::rules) { return make(_handle) }
    return _build_rules(self)
  }

  /// `Shop`, new each time, provided by `Shop` in Feature.swift.
  public var shop: Shop {
    if let make = _override(of: .shop) { return make(_handle) }
    return _build_shop(self)
  }

  /// `[any Feature.Theme]`, new each time, of `dark`.
  var themes: [any Feature.Theme] {
    if let make = _override(of: .Feature::themes) { return make(_handle) }
    return _build_themes(self)
  }
}

private let _Feature_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_CoreParts(&plan)
  _apply_DIGenPlugin_to_Extra(&plan)
  _apply_DIGenPlugin_to_Feature(&plan)
}

private func _build_dark(_ c: Container) -> Dark { Dark() }

private func _build_metrics(_ c: Container) -> Metrics { Metrics(grammar: c.grammar) }

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.Feature::plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c.metrics] }

private func _build_rules(_ c: Container) -> [any Rule] { c._joined(.Feature::rules, _build_Container_rules) }

private func _build_Container_rules(_ c: Container) -> [any Rule] { [c.metrics] }

private func _build_shop(_ c: Container) -> Shop {
  let plugins = c.Feature::plugins
  let themes = c.Feature::themes
  return Shop(plugins: plugins, themes: themes)
}

private func _build_themes(_ c: Container) -> [any Feature.Theme] {
  c._joined(.Feature::themes, _build_Container_themes)
}

private func _build_Container_themes(_ c: Container) -> [any Feature.Theme] { [c.dark] }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Dark { static var dark: Self { _Feature_base.key(0, _build_dark, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Metrics { static var metrics: Self { _Feature_base.key(1, _build_metrics, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _Feature_base.key(2, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Rule] { static var rules: Self { _Feature_base.key(3, _build_rules, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Shop { public static var shop: Self { _Feature_base.key(4, _build_shop, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Feature.Theme] { static var themes: Self { _Feature_base.key(5, _build_themes, lifetime: .transient) } }

private let _Feature_needs: StaticString = """
  dark:
  metrics: Core.grammar
  plugins: Core.grammar Core.spelling CoreParts.zipper metrics
  rules: metrics
  shop: plugins themes
  themes: dark
  """

private func _Feature_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.dark)
  entries.add(.metrics)
  entries.add(.Feature::plugins)
  entries.add(.Feature::rules)
  entries.add(.shop)
  entries.add(.Feature::themes)
}

private let _Feature_base = _SlotBase()
public func _apply_DIGenPlugin_to_Feature(_ plan: inout _Plan) {
  plan.register("Feature", slots: 0, base: _Feature_base, needs: _Feature_needs)
  plan.list(_Feature_dynamic)
  plan.join(_Feature_base.key(2, _build_Container_plugins, "plugins"))
  plan.join(_Feature_base.key(3, _build_Container_rules, "rules"))
  plan.join(_Feature_base.key(5, _build_Container_themes, "themes"))
}
