// Made by DIGenPlugin from the directives in Lib. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of Lib.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Lib_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Lib_plan, overrides) }

  /// `Engine`, new each time, provided by `Engine` in Lib.swift.
  public var engine: Engine {
    if let make = _override(of: .engine) { return make(_handle) }
    return _build_engine(self)
  }

  /// `Int`, new each time, provided by `hooks` in Lib.swift.
  @_spi(Testing)
  public var hooks: Int {
    if let make = _override(of: .hooks) { return make(_handle) }
    return _build_hooks(self)
  }

  /// `Engine.Options`, new each time, provided by `Engine.options` in Lib.swift.
  @_spi(Testing)
  public var options: Engine.Options {
    if let make = _override(of: .options) { return make(_handle) }
    return _build_options(self)
  }

  /// `any Probe`, a singleton, provided by `LiveProbe` in Lib.swift.
  @_spi(Testing)
  public var probe: any Probe { _kept(.probe) }
}

private let _Lib_plan = _Plan { plan in _apply_DIGenPlugin_to_Lib(&plan) }

private func _build_engine(_ c: Container) -> Engine { Engine(probe: c.probe) }

private func _build_hooks(_ c: Container) -> Int { hooks(probe: c.probe) }

private func _build_options(_ c: Container) -> Engine.Options { Engine.options() }

private func _build_probe(_ c: Container) -> any Probe { _check_probe(LiveProbe()) }

#sourceLocation(file: "Lib/Lib.swift", line: 6)
private func _check_probe(_ value: consuming LiveProbe) -> any Probe {
                                   value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Engine { public static var engine: Self { _Lib_base.key(1, _build_engine, lifetime: .transient) } }
@_spi(Testing)
extension Key where Maker == @Sendable (Container) -> Int { public static var hooks: Self { _Lib_base.key(2, _build_hooks, lifetime: .transient) } }
@_spi(Testing)
extension Key where Maker == @Sendable (Container) -> Engine.Options { public static var options: Self { _Lib_base.key(3, _build_options, lifetime: .transient) } }
@_spi(Testing)
extension Key where Maker == @Sendable (Container) -> any Probe { public static var probe: Self { _Lib_base.key(0, _build_probe) } }

private let _Lib_needs: StaticString = """
  probe:
  engine: probe
  hooks: probe
  options:
  """

private func _Lib_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.engine)
  entries.add(.hooks, name: "hooks")
  entries.add(.options)
  entries.add(.probe)
}

private let _Lib_base = _SlotBase()
public func _apply_DIGenPlugin_to_Lib(_ plan: inout _Plan) {
  plan.tie("Lib", slots: 1, base: _Lib_base, needs: _Lib_needs, dynamic: _Lib_dynamic)
}
