// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Connecting`, new each time, provided by `Connection` in Session.swift.
  func connection(host: String) -> any Connecting {
    if let make = _override(of: .connection) { return make(_handle, host) }
    return _build_connection(self, host)
  }

  /// `Guarded`, new each time, provided by `Guarded` in Session.swift.
  var guarded: Guarded {
    if let make = _override(of: .guarded) { return make(_handle) }
    return _build_guarded(self)
  }

  /// `Socket`, new each time, provided by `Socket` in Session.swift.
  func socket(host: String) -> Socket {
    if let make = _override(of: .socket) { return make(_handle, host) }
    return _build_socket(self, host)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_connection(_ c: Container, _ host: String) -> any Connecting {
  _check_connection(Connection(host: host))
}

private func _build_guarded(_ c: Container) -> Guarded { Guarded() }

private func _build_socket(_ c: Container, _ host: String) -> Socket {
  Socket(connection: c.connection(host: host), host: host)
}

#sourceLocation(file: "Session.swift", line: 2)
private func _check_connection(_ value: consuming Connection) -> any Connecting {
                value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, String) -> any Connecting { static var connection: Self { _App_base.key(0) { c, host in _build_connection(c, host) } } }
extension Key where Maker == @Sendable (Container) -> Guarded { static var guarded: Self { _App_base.key(1, _build_guarded, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, String) -> Socket { static var socket: Self { _App_base.key(2) { c, host in _build_socket(c, host) } } }

private let _App_needs: StaticString = """
  connection:
  guarded:
  socket: connection
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.guarded)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
