// Made by DIGenPlugin from the directives in Lib. Changes made here are lost.
@_spi(Generated) public import DIRuntime

nonisolated extension Container {
  @available(*, unavailable, message: "'Store' is required from above by 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }
  @available(*, unavailable, message: "'Store' is required from above by 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// `any Log`, a singleton, provided by `PlainLog` in Lib.swift.
  public var log: any Log { _kept(.log) }

  /// `Shelf`, new each time, provided by `Shelf` in Lib.swift.
  public var shelf: Shelf {
    if let make = _override(of: .shelf) { return make(_handle) }
    return _build_shelf(self)
  }

  /// `any Store`, required from above.
  @_disfavoredOverload var store: any Store { _kept(.store) }
}

nonisolated private func _build_log(_ c: Container) -> any Log { _check_log(PlainLog()) }

nonisolated private func _build_shelf(_ c: Container) -> Shelf { Shelf(store: c.store, log: c.log) }

nonisolated private func _build_store(_ c: Container) -> any Store { c._fromAbove(.store) }

#sourceLocation(file: "Lib/Lib.swift", line: 10)
nonisolated private func _check_log(_ value: consuming PlainLog) -> any Log {
                                   value }
#sourceLocation()

nonisolated extension Key where Maker == @Sendable (Container) -> any Log { public static var log: Self { _Lib_base.key(0, _build_log) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Shelf { public static var shelf: Self { _Lib_base.key(2, _build_shelf, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> any Store { @_disfavoredOverload static var store: Self { _Lib_base.key(1, _build_store, lifetime: .transient) } }

nonisolated private let _Lib_needs: StaticString = """
  log:
  store:
  shelf: log store
  """

nonisolated private func _Lib_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.log)
  entries.add(.shelf)
}

nonisolated private let _Lib_base = _SlotBase()
nonisolated public func _apply_DIGenPlugin_to_Lib(
  _ plan: inout _Plan,
  store: @escaping @Sendable (Container) -> any Store
) {
  plan.register("Lib", slots: 2, base: _Lib_base, needs: _Lib_needs)
  plan.list(_Lib_dynamic)
  plan.require(_Lib_base.key(1, store, "store"))
}
