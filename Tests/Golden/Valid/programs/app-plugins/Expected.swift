// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `[any Checking]`, new each time, of `speller`, `linter`.
  var checkings: [any Checking] {
    if let make = _override(of: .checkings) { return make(_handle) }
    return _build_checkings(self)
  }

  /// `Editor`, new each time, provided by `Editor` in App.swift.
  var editor: Editor {
    if let make = _override(of: .editor) { return make(_handle) }
    return _build_editor(self)
  }

  /// `[any Formatting]`, new each time, of `trimmer`, `linter`.
  var formattings: [any Formatting] {
    if let make = _override(of: .formattings) { return make(_handle) }
    return _build_formattings(self)
  }

  /// `Linter`, new each time, provided by `Linter` in App.swift.
  var linter: Linter {
    if let make = _override(of: .linter) { return make(_handle) }
    return _build_linter(self)
  }

  /// `[any Plugin]`, new each time, of `trimmer`, `speller`, `linter`.
  var plugins: [any Plugin] {
    if let make = _override(of: .plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `Speller`, a singleton, provided by `Speller` in App.swift.
  var speller: Speller { _kept(.speller) }

  /// `Trimmer`, new each time, provided by `Trimmer` in App.swift.
  var trimmer: Trimmer {
    if let make = _override(of: .trimmer) { return make(_handle) }
    return _build_trimmer(self)
  }

  /// `Set<String>`, new each time, provided by `words` in App.swift.
  var words: Set<String> {
    if let make = _override(of: .words) { return make(_handle) }
    return _build_words(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_checkings(_ c: Container) -> [any Checking] { c._joined(.checkings, _build_Container_checkings) }

private func _build_Container_checkings(_ c: Container) -> [any Checking] { [c.speller, c.linter] }

private func _build_editor(_ c: Container) -> Editor {
  Editor(plugins: c.plugins, formatters: c.formattings, checkers: c.checkings, spelling: c.speller)
}

private func _build_formattings(_ c: Container) -> [any Formatting] {
  c._joined(.formattings, _build_Container_formattings)
}

private func _build_Container_formattings(_ c: Container) -> [any Formatting] { [c.trimmer, c.linter] }

private func _build_linter(_ c: Container) -> Linter { Linter() }

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c.trimmer, c.speller, c.linter] }

private func _build_speller(_ c: Container) -> Speller { Speller(words: c.words) }

private func _build_trimmer(_ c: Container) -> Trimmer { Trimmer() }

private func _build_words(_ c: Container) -> Set<String> { words() }

#sourceLocation(file: "App.swift", line: 10)
private func _check_0() { _ =
            _Kept<Speller>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> [any Checking] { static var checkings: Self { _App_base.key(1, _build_checkings, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Editor { static var editor: Self { _App_base.key(2, _build_editor, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Formatting] { static var formattings: Self { _App_base.key(3, _build_formattings, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Linter { static var linter: Self { _App_base.key(4, _build_linter, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _App_base.key(5, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Speller { static var speller: Self { _App_base.key(0, _build_speller) } }
extension Key where Maker == @Sendable (Container) -> Trimmer { static var trimmer: Self { _App_base.key(6, _build_trimmer, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Set<String> { static var words: Self { _App_base.key(7, _build_words, lifetime: .transient) } }

private let _App_needs: StaticString = """
  speller: words
  checkings: linter speller
  editor: checkings formattings plugins speller
  formattings: linter trimmer
  linter:
  plugins: linter speller trimmer
  trimmer:
  words:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.checkings)
  entries.add(.editor)
  entries.add(.formattings)
  entries.add(.linter)
  entries.add(.plugins)
  entries.add(.speller)
  entries.add(.trimmer)
  entries.add(.words, name: "words")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.join(_App_base.key(1, _build_Container_checkings, "checkings"))
  plan.join(_App_base.key(3, _build_Container_formattings, "formattings"))
  plan.join(_App_base.key(5, _build_Container_plugins, "plugins"))
}
