// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Decorated`, a singleton, provided by `Decorated` in App.swift.
  var decorated: Decorated { _kept(.decorated) }

  /// `Indented`, new each time, provided by `Indented` in App.swift.
  var indented: Indented {
    if let make = _override(of: .indented) { return make(_handle) }
    return _build_indented(self)
  }

  /// `Tight`, new each time, provided by `Tight` in App.swift.
  var tight: Tight {
    if let make = _override(of: .tight) { return make(_handle) }
    return _build_tight(self)
  }

  /// `Multiline`, new each time, provided by `Multiline` in App.swift.
  var written: Multiline {
    if let make = _override(of: .written) { return make(_handle) }
    return _build_written(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_decorated(_ c: Container) -> Decorated { Decorated() }

private func _build_indented(_ c: Container) -> Indented { Indented(decorated: c.decorated) }

private func _build_tight(_ c: Container) -> Tight { Tight(indented: c.indented, written: c.written) }

private func _build_written(_ c: Container) -> Multiline {
  var value = Multiline()
  _set_written(&value)
  return value
}

private func _set_written(_ it: inout Multiline) {
#sourceLocation(file: "App.swift", line: 18)
    it.text = "over, (several) lines]"
#sourceLocation()
}

#sourceLocation(file: "App.swift", line: 1)
private func _check_0() { _ =
            _Kept<Decorated>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Decorated { static var decorated: Self { _App_base.key(0, _build_decorated) } }
extension Key where Maker == @Sendable (Container) -> Indented { static var indented: Self { _App_base.key(1, _build_indented, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Tight { static var tight: Self { _App_base.key(2, _build_tight, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Multiline { static var written: Self { _App_base.key(3, _build_written, lifetime: .transient) } }

private let _App_needs: StaticString = """
  decorated:
  indented: decorated
  tight: indented written
  written:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.decorated)
  entries.add(.indented)
  entries.add(.tight)
  entries.add(.written, name: "written")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
