// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `String`, new each time, provided by `hint` in App.swift.
  var hint: String {
    if let make = _override(of: .hint) { return make(_handle) }
    return _build_hint(self)
  }

  /// `String`, new each time, provided by `pattern` in App.swift.
  var pattern: String {
    if let make = _override(of: .pattern) { return make(_handle) }
    return _build_pattern(self)
  }

  /// `Rule`, new each time, provided by `Rule` in App.swift.
  func rule(suffix: String = #"\w"#) -> Rule {
    if let make = _override(of: .rule) { return make(_handle, suffix) }
    return _build_rule(self, suffix)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_hint(_ c: Container) -> String { hint }

private func _build_pattern(_ c: Container) -> String { pattern }

private func _build_rule(_ c: Container, _ suffix: String) -> Rule {
  Rule(pattern: c.pattern, hint: c.hint, suffix: suffix)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> String { static var hint: Self { _App_base.key(0, _build_hint, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> String { static var pattern: Self { _App_base.key(1, _build_pattern, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, String) -> Rule { static var rule: Self { _App_base.key(2) { c, suffix in _build_rule(c, suffix) } } }

private let _App_needs: StaticString = """
  hint:
  pattern:
  rule: hint pattern
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.hint, name: "hint")
  entries.add(.pattern, name: "pattern")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
