// Made by DIGenPlugin from the directives in Lib. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  @available(*, unavailable, message: "'Log' and 'Sink' are required from above by 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }
  @available(*, unavailable, message: "'Log' and 'Sink' are required from above by 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// `any Log`, required from above.
  @_disfavoredOverload var log: any Log { _required(.log) }

  /// `Server`, a singleton, provided by `Server` in Lib.swift.
  public var server: Server { _kept(.server) }

  /// `any Sink`, required from above.
  @_disfavoredOverload var sink: any Sink { _required(.sink) }
}

private func _build_log(_ c: Container) -> any Log { c._fromAbove(.log) }

private func _build_server(_ c: Container) -> Server { Server(log: c.log, sink: c.sink) }

private func _build_sink(_ c: Container) -> any Sink { c._fromAbove(.sink) }

#sourceLocation(file: "Lib/Lib.swift", line: 12)
private func _check_1() { _ =
            _Kept<Server>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Log { @_disfavoredOverload static var log: Self { _Lib_base.key(0, _build_log, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Server { public static var server: Self { _Lib_base.key(1, _build_server) } }
extension Key where Maker == @Sendable (Container) -> any Sink { @_disfavoredOverload static var sink: Self { _Lib_base.key(2, _build_sink, lifetime: .transient) } }

private let _Lib_needs: StaticString = """
  log:
  server: log sink
  sink:
  """

private func _Lib_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.server)
}

private let _Lib_base = _SlotBase()
public func _apply_DIGenPlugin_to_Lib(
  _ plan: inout _Plan,
  log: @escaping @Sendable (Container) -> any Log,
  sink: @escaping @Sendable (Container) -> any Sink
) {
  plan.tie("Lib", slots: 3, base: _Lib_base, needs: _Lib_needs, dynamic: _Lib_dynamic)
  plan.require(_Lib_base.key(0, log, "log"))
  plan.require(_Lib_base.key(2, sink, "sink"))
}
