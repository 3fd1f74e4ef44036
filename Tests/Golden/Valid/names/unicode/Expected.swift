// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Größe`, a singleton, provided by `Große` in Unicode.swift.
  var größteGröße: any Größe { _kept(.größteGröße) }

  /// `Ñandú`, new each time, provided by `Ñandú.émile` in Unicode.swift.
  var émile: Ñandú {
    if let make = _override(of: .émile) { return make(_handle) }
    return _build_émile(self)
  }

  /// `温度計`, new each time, provided by `温度計` in Unicode.swift.
  func 温度計(値: Int, 🌡️: String = "°") -> 温度計 {
    if let make = _override(of: .温度計) { return make(_handle, 値, 🌡️) }
    return _build_温度計(self, 値, 🌡️)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_größteGröße(_ c: Container) -> any Größe { _check_größteGröße(Große()) }

private func _build_émile(_ c: Container) -> Ñandú { Ñandú.émile }

private func _build_温度計(_ c: Container, _ 値: Int, _ 🌡️: String) -> 温度計 {
  温度計(größteGröße: c.größteGröße, 値: 値, 🌡️: 🌡️)
}

#sourceLocation(file: "Unicode.swift", line: 2)
private func _check_größteGröße(_ value: consuming Große) -> any Größe {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Größe { static var größteGröße: Self { _App_base.key(0, _build_größteGröße) } }
extension Key where Maker == @Sendable (Container) -> Ñandú { static var émile: Self { _App_base.key(1, _build_émile, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Int, String) -> 温度計 { static var 温度計: Self { _App_base.key(2) { c, 値, 🌡️ in _build_温度計(c, 値, 🌡️) } } }

private let _App_needs: StaticString = """
  größteGröße:
  émile:
  温度計: größteGröße
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.größteGröße, name: "größteGröße")
  entries.add(.émile)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
