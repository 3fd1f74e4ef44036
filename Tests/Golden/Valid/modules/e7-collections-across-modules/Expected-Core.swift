// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  @available(*, unavailable, message: "'[any Rule]' is required from above by 'Core', so 'Core' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }
  @available(*, unavailable, message: "'[any Rule]' is required from above by 'Core', so 'Core' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// `Apart`, a singleton, provided by `Apart` in Core.swift.
  public var apart: Apart { _kept(.apart) }

  /// `Editor`, new each time, provided by `Editor` in Core.swift.
  public var editor: Editor {
    if let make = _override(of: .editor) { return make(_handle) }
    return _build_editor(self)
  }

  /// `Grammar`, a singleton, provided by `Grammar` in Core.swift.
  public var grammar: Grammar { _kept(.grammar) }

  /// `Judge`, a singleton, provided by `Judge` in Core.swift.
  public var judge: Judge { _kept(.judge) }

  /// `Painter`, new each time, provided by `Painter` in Core.swift.
  public var painter: Painter {
    if let make = _override(of: .painter) { return make(_handle) }
    return _build_painter(self)
  }

  /// `[any Plugin]`, new each time, of `spelling`, `grammar`.
  var plugins: [any Plugin] {
    if let make = _override(of: .plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `[any Rule]`, new each time, of elements from modules above.
  var rules: [any Rule] {
    if let make = _override(of: .rules) { return make(_handle) }
    return _build_rules(self)
  }

  /// `Spelling`, new each time, provided by `Spelling` in Core.swift.
  var spelling: Spelling {
    if let make = _override(of: .spelling) { return make(_handle) }
    return _build_spelling(self)
  }

  /// `[any Theme]`, new each time, of elements from modules above.
  var themes: [any Theme] {
    if let make = _override(of: .themes) { return make(_handle) }
    return _build_themes(self)
  }
}

private func _build_apart(_ c: Container) -> Apart { Apart() }

private func _build_editor(_ c: Container) -> Editor { Editor(plugins: c.plugins) }

private func _build_grammar(_ c: Container) -> Grammar { Grammar() }

private func _build_judge(_ c: Container) -> Judge { Judge(rules: c.rules) }

private func _build_painter(_ c: Container) -> Painter { Painter(themes: c.themes) }

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c.spelling, c.grammar] }

private func _build_rules(_ c: Container) -> [any Rule] { c._joined(.rules, _build_Container_rules) }

private func _build_Container_rules(_ c: Container) -> [any Rule] { [] }

private func _build_spelling(_ c: Container) -> Spelling { Spelling() }

private func _build_themes(_ c: Container) -> [any Theme] { c._joined(.themes, _build_Container_themes) }

private func _build_Container_themes(_ c: Container) -> [any Theme] { [] }

#sourceLocation(file: "Core/Core.swift", line: 40)
private func _check_0() { _ =
            _Kept<Apart>.self }
#sourceLocation(file: "Core/Core.swift", line: 12)
private func _check_1() { _ =
            _Kept<Grammar>.self }
#sourceLocation(file: "Core/Core.swift", line: 25)
private func _check_2() { _ =
            _Kept<Judge>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Apart { public static var apart: Self { _Core_base.key(0, _build_apart) } }
extension Key where Maker == @Sendable (Container) -> Editor { public static var editor: Self { _Core_base.key(3, _build_editor, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Grammar { public static var grammar: Self { _Core_base.key(1, _build_grammar) } }
extension Key where Maker == @Sendable (Container) -> Judge { public static var judge: Self { _Core_base.key(2, _build_judge) } }
extension Key where Maker == @Sendable (Container) -> Painter { public static var painter: Self { _Core_base.key(4, _build_painter, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _Core_base.key(5, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Rule] { static var rules: Self { _Core_base.key(6, _build_rules, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Spelling { static var spelling: Self { _Core_base.key(7, _build_spelling, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Theme] { static var themes: Self { _Core_base.key(8, _build_themes, lifetime: .transient) } }

private let _Core_needs: StaticString = """
  apart:
  grammar:
  judge: rules
  editor: plugins
  painter: themes
  plugins: grammar spelling
  rules:
  spelling:
  themes:
  """

private func _Core_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.apart)
  entries.add(.editor)
  entries.add(.grammar)
  entries.add(.judge)
  entries.add(.painter)
  entries.add(.plugins)
  entries.add(.rules)
  entries.add(.spelling)
  entries.add(.themes)
}

private let _Core_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.register("Core", slots: 3, base: _Core_base, needs: _Core_needs)
  plan.list(_Core_dynamic)
  plan.join(_Core_base.key(5, _build_Container_plugins, "plugins"))
  plan.join(_Core_base.key(6, _build_Container_rules, "rules"))
  plan.join(_Core_base.key(8, _build_Container_themes, "themes"))
}
