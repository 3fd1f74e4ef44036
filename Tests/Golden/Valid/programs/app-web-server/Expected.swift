// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `AccessLog`, a singleton, provided by `AccessLog` in App.swift.
  var accessLog: AccessLog { _kept(.accessLog) }

  /// `Authentication`, new each time, provided by `Authentication` in App.swift.
  var authentication: Authentication {
    if let make = _override(of: .authentication) { return make(_handle) }
    return _build_authentication(self)
  }

  /// `String`, a singleton, provided by `Configuration.greeting` in App.swift.
  var greeting: String { _kept(.greeting) }

  /// `[any Handler]`, new each time, of `hello`, `health`.
  var handlers: [any Handler] {
    if let make = _override(of: .handlers) { return make(_handle) }
    return _build_handlers(self)
  }

  /// `Health`, a singleton, provided by `Health` in App.swift.
  var health: Health { _kept(.health) }

  /// `Hello`, new each time, provided by `Hello` in App.swift.
  var hello: Hello {
    if let make = _override(of: .hello) { return make(_handle) }
    return _build_hello(self)
  }

  /// `[any Middleware]`, new each time, of `authentication`, `shouting`.
  var middlewares: [any Middleware] {
    if let make = _override(of: .middlewares) { return make(_handle) }
    return _build_middlewares(self)
  }

  /// `Int`, a singleton, provided by `Configuration.port` in App.swift.
  var port: Int { _kept(.port) }

  /// `Server`, a singleton, provided by `Server` in App.swift.
  var server: Server { _kept(.server) }

  /// `Shouting`, new each time, provided by `Shouting` in App.swift.
  var shouting: Shouting {
    if let make = _override(of: .shouting) { return make(_handle) }
    return _build_shouting(self)
  }

  /// `Uptime`, new each time, provided by `Uptime` in App.swift.
  var uptime: Uptime {
    if let make = _override(of: .uptime) { return make(_handle) }
    return _build_uptime(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_accessLog(_ c: Container) -> AccessLog { AccessLog() }

private func _build_authentication(_ c: Container) -> Authentication { Authentication() }

private func _build_greeting(_ c: Container) -> String { Configuration.greeting }

private func _build_handlers(_ c: Container) -> [any Handler] { c._joined(.handlers, _build_Container_handlers) }

private func _build_Container_handlers(_ c: Container) -> [any Handler] { [c.hello, c.health] }

private func _build_health(_ c: Container) -> Health {
  let handle = c._handle
  return Health(uptime: { () -> Uptime in handle.uptime })
}

private func _build_hello(_ c: Container) -> Hello { Hello(greeting: c.greeting) }

private func _build_middlewares(_ c: Container) -> [any Middleware] {
  c._joined(.middlewares, _build_Container_middlewares)
}

private func _build_Container_middlewares(_ c: Container) -> [any Middleware] { [c.authentication, c.shouting] }

private func _build_port(_ c: Container) -> Int { Configuration.port }

private func _build_server(_ c: Container) -> Server {
  Server(handlers: c.handlers, middlewares: c.middlewares, log: c.accessLog, port: c.port)
}

private func _build_shouting(_ c: Container) -> Shouting { Shouting() }

private func _build_uptime(_ c: Container) -> Uptime { Uptime() }

#sourceLocation(file: "App.swift", line: 20)
private func _check_0() { _ =
            _Kept<AccessLog>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 16)
private func _check_1() { _ =
              _Kept<String>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 32)
private func _check_2() { _ =
            _Kept<Health>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 14)
private func _check_3() { _ =
              _Kept<Int>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 61)
private func _check_4() { _ =
            _Kept<Server>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> AccessLog { static var accessLog: Self { _App_base.key(0, _build_accessLog) } }
extension Key where Maker == @Sendable (Container) -> Authentication { static var authentication: Self { _App_base.key(5, _build_authentication, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> String { static var greeting: Self { _App_base.key(1, _build_greeting) } }
extension Key where Maker == @Sendable (Container) -> [any Handler] { static var handlers: Self { _App_base.key(6, _build_handlers, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Health { static var health: Self { _App_base.key(2, _build_health) } }
extension Key where Maker == @Sendable (Container) -> Hello { static var hello: Self { _App_base.key(7, _build_hello, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Middleware] { static var middlewares: Self { _App_base.key(8, _build_middlewares, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Int { static var port: Self { _App_base.key(3, _build_port) } }
extension Key where Maker == @Sendable (Container) -> Server { static var server: Self { _App_base.key(4, _build_server) } }
extension Key where Maker == @Sendable (Container) -> Shouting { static var shouting: Self { _App_base.key(9, _build_shouting, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Uptime { static var uptime: Self { _App_base.key(10, _build_uptime, lifetime: .transient) } }

private let _App_needs: StaticString = """
  accessLog:
  greeting:
  health: uptime
  port:
  server: accessLog handlers middlewares port
  authentication:
  handlers: health hello
  hello: greeting
  middlewares: authentication shouting
  shouting:
  uptime:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.accessLog)
  entries.add(.authentication)
  entries.add(.greeting, name: "greeting")
  entries.add(.handlers)
  entries.add(.health)
  entries.add(.hello)
  entries.add(.middlewares)
  entries.add(.port, name: "port")
  entries.add(.server)
  entries.add(.shouting)
  entries.add(.uptime)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 5, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.join(_App_base.key(6, _build_Container_handlers, "handlers"))
  plan.join(_App_base.key(8, _build_Container_middlewares, "middlewares"))
}
