// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core

extension Container {
  /// A container of all providers of Core, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `[any Plugin]`, new each time, of `spelling`.
  var plugins: [any Plugin] {
    if let make = _override(of: .App::plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `[any Rule]`, new each time, of `short`.
  var rules: [any Rule] {
    if let make = _override(of: .App::rules) { return make(_handle) }
    return _build_rules(self)
  }

  /// `Short`, a singleton, provided by `Short` in App.swift.
  var short: Short { _kept(.short) }

  /// `Spelling`, new each time, provided by `Spelling` in App.swift.
  var spelling: Spelling {
    if let make = _override(of: .spelling) { return make(_handle) }
    return _build_spelling(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.App::plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c.spelling] }

private func _build_rules(_ c: Container) -> [any Rule] { c._joined(.App::rules, _build_Container_rules) }

private func _build_Container_rules(_ c: Container) -> [any Rule] { [c.short] }

private func _build_short(_ c: Container) -> Short { Short() }

private func _build_spelling(_ c: Container) -> Spelling { Spelling(editor: Lazy<Editor>(_of: c, kept: .editor)) }

#sourceLocation(file: "App.swift", line: 9)
private func _check_0() { _ =
            _Kept<Short>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _App_base.key(1, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Rule] { static var rules: Self { _App_base.key(2, _build_rules, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Short { static var short: Self { _App_base.key(0, _build_short) } }
extension Key where Maker == @Sendable (Container) -> Spelling { static var spelling: Self { _App_base.key(3, _build_spelling, lifetime: .transient) } }

private let _App_needs: StaticString = """
  short:
  plugins: spelling
  rules: short
  spelling: Core.editor
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.App::plugins)
  entries.add(.App::rules)
  entries.add(.short)
  entries.add(.spelling)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.join(_App_base.key(1, _build_Container_plugins, "plugins"))
  plan.join(_App_base.key(2, _build_Container_rules, "rules"))
}
