// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  @available(*, unavailable, message: "'[any Plugin]' and '[any Rule]' are required from above by 'Core', so 'Core' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }
  @available(*, unavailable, message: "'[any Plugin]' and '[any Rule]' are required from above by 'Core', so 'Core' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// `Editor`, a singleton, provided by `Editor` in Core.swift.
  public var editor: Editor { _kept(.editor) }

  /// `[any Plugin]`, new each time, of what modules above join.
  var plugins: [any Plugin] {
    if let make = _override(of: .plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `[any Rule]`, new each time, of what modules above join.
  var rules: [any Rule] {
    if let make = _override(of: .rules) { return make(_handle) }
    return _build_rules(self)
  }
}

private func _build_editor(_ c: Container) -> Editor {
  let handle = c._handle
  return Editor(plugins: Lazy<[any Plugin]>(_of: c, isKept: c._keeps(.plugins, false)) { $0.plugins }, rules: { () -> [any Rule] in handle.rules })
}

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [] }

private func _build_rules(_ c: Container) -> [any Rule] { c._joined(.rules, _build_Container_rules) }

private func _build_Container_rules(_ c: Container) -> [any Rule] { [] }

#sourceLocation(file: "Core/Core.swift", line: 6)
private func _check_0() { _ =
                    _Kept<Editor>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Editor { public static var editor: Self { _Core_base.key(0, _build_editor) } }
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _Core_base.key(1, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Rule] { static var rules: Self { _Core_base.key(2, _build_rules, lifetime: .transient) } }

private let _Core_needs: StaticString = """
  editor: plugins rules
  plugins:
  rules:
  """

private func _Core_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.editor)
  entries.add(.plugins)
  entries.add(.rules)
}

private let _Core_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.tie("Core", slots: 1, base: _Core_base, needs: _Core_needs, dynamic: _Core_dynamic)
  plan.join(_Core_base.key(1, _build_Container_plugins, "plugins"))
  plan.join(_Core_base.key(2, _build_Container_rules, "rules"))
}
