// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Lib

extension Container {
  /// A container of all providers of Lib, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

#if !DEBUG
  /// `any Sink`, new each time, provided by `fileSink` in App.swift.
  var fileSink: any Sink {
    if let make = _override(of: .fileSink) { return make(_handle) }
    return _build_fileSink(self)
  }
#endif

#if !DEBUG
  /// `any Log`, new each time, provided by `Silence` in App.swift.
  var log: any Log {
    if let make = _override(of: .App::log) { return make(_handle) }
    return _build_log(self)
  }
#endif

#if DEBUG
  /// `any Log`, a singleton, provided by `Console` in App.swift.
  var log: any Log { _kept(.App::log) }
#endif

#if DEBUG
  /// `any Sink`, new each time, provided by `nullSink` in App.swift.
  var nullSink: any Sink {
    if let make = _override(of: .nullSink) { return make(_handle) }
    return _build_nullSink(self)
  }
#endif
}

private let _App_plan = _Plan { plan in
  _hand_over_to_Lib(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

#if !DEBUG
private func _build_fileSink(_ c: Container) -> any Sink { fileSink() }
#endif

#if !DEBUG
private func _build_log(_ c: Container) -> any Log { _check_log(Silence()) }
#endif

#if DEBUG
private func _build_log(_ c: Container) -> any Log { _check_log(Console()) }
#endif

#if DEBUG
private func _build_nullSink(_ c: Container) -> any Sink { nullSink() }
#endif

#if !DEBUG
#sourceLocation(file: "App.swift", line: 10)
private func _check_log(_ value: consuming Silence) -> any Log {
                value }
#sourceLocation()
#endif
#if DEBUG
#sourceLocation(file: "App.swift", line: 4)
private func _check_log(_ value: consuming Console) -> any Log {
                           value }
#sourceLocation()
#endif

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

#if !DEBUG
extension Key where Maker == @Sendable (Container) -> any Sink { static var fileSink: Self { _App_base.key(1, _build_fileSink, lifetime: .transient) } }
#endif
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> any Log { static var log: Self { _App_base.key(0, _build_log, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> any Log { static var log: Self { _App_base.key(0, _build_log) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> any Sink { static var nullSink: Self { _App_base.key(2, _build_nullSink, lifetime: .transient) } }
#endif

private let _App_needs: StaticString = """
  log:
  fileSink:
  nullSink:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
#if !DEBUG
  entries.add(.fileSink)
#endif
#if !DEBUG
  entries.add(.App::log)
#endif
#if DEBUG
  entries.add(.App::log)
#endif
#if DEBUG
  entries.add(.nullSink)
#endif
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

/// Hands over what Lib requires.
private func _hand_over_to_Lib(_ plan: inout _Plan) {
#if DEBUG
  plan.meet("Lib.log", by: "App.log", .singleton)
  let log = { @Sendable (c: Container) in c.App::log }
#endif
#if !DEBUG
  plan.meet("Lib.log", by: "App.log")
  let log = { @Sendable (c: Container) in c.App::log }
#endif
#if DEBUG
  plan.meet("Lib.sink", by: "App.nullSink")
  let sink = { @Sendable (c: Container) in c.nullSink }
#endif
#if !DEBUG
  plan.meet("Lib.sink", by: "App.fileSink")
  let sink = { @Sendable (c: Container) in c.fileSink }
#endif
  _apply_DIGenPlugin_to_Lib(&plan, log: log, sink: sink)
}
