// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Lib

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Port`, new each time, provided by `Ports.main` in App.swift.
  var main: Port {
    if let make = _override(of: .main) { return make(_handle) }
    return _build_main(self)
  }

  /// `Server`, new each time, provided by `Server` in App.swift.
  var server: Server {
    if let make = _override(of: .server) { return make(_handle) }
    return _build_server(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_main(_ c: Container) -> Port { Ports.main() }

private func _build_server(_ c: Container) -> Server { Server(place: c.main) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Port { static var main: Self { _App_base.key(0, _build_main, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Server { static var server: Self { _App_base.key(1, _build_server, lifetime: .transient) } }

private let _App_needs: StaticString = """
  main:
  server: main
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.main)
  entries.add(.server)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
