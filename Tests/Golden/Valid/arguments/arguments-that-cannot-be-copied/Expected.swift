// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Connection`, new each time, provided by `Connection` in App.swift.
  func connection(socket: consuming Socket) -> Connection {
    if let make = _override(of: .connection) { return make(_handle, socket) }
    return _build_connection(self, socket)
  }

  /// `Description`, new each time, provided by `describe` in App.swift.
  func describe(_ socket: consuming Socket? = nil) -> Description {
    if let make = _override(of: .describe) { return make(_handle, socket) }
    return _build_describe(self, socket)
  }

  /// `Log`, a singleton, provided by `Log` in App.swift.
  var log: Log { _kept(.log) }

  /// `Report`, new each time, provided by `Report` in App.swift.
  func report(on socket: borrowing Socket) -> Report {
    if let make = _override(of: .report) { return make(_handle, socket) }
    return _build_report(self, socket)
  }

  /// `Session`, new each time, provided by `Session` in App.swift.
  func session(socket: consuming Socket) -> Session {
    if let make = _override(of: .session) { return make(_handle, socket) }
    return _build_session(self, socket)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_connection(_ c: Container, _ socket: consuming Socket) -> Connection {
  Connection(log: c.log, socket: socket)
}

private func _build_describe(_ c: Container, _ socket: consuming Socket?) -> Description {
  describe(socket, log: c.log)
}

private func _build_log(_ c: Container) -> Log { Log() }

private func _build_report(_ c: Container, _ socket: borrowing Socket) -> Report { Report(on: socket, log: c.log) }

private func _build_session(_ c: Container, _ socket: consuming Socket) -> Session {
  Session(log: c.log, socket: socket)
}

#sourceLocation(file: "App.swift", line: 2)
private func _check_0() { _ =
            _Kept<Log>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == _Whole<@Sendable (Container, consuming Socket) -> Connection> { static var connection: Self { _App_base.key(1) } }
extension Key where Maker == _Whole<@Sendable (Container, consuming Socket?) -> Description> { static var describe: Self { _App_base.key(2) } }
extension Key where Maker == @Sendable (Container) -> Log { static var log: Self { _App_base.key(0, _build_log) } }
extension Key where Maker == _Whole<@Sendable (Container, borrowing Socket) -> Report> { static var report: Self { _App_base.key(3) } }
extension Key where Maker == _Whole<@Sendable (Container, consuming Socket) -> Session> { static var session: Self { _App_base.key(4) } }

private let _App_needs: StaticString = """
  log:
  connection: log
  describe: log
  report: log
  session: log
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.log)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
