// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Int`, new each time, provided by `Stray.answer` in Values.swift.
  var answer: Int {
    if let make = _override(of: .answer) { return make(_handle) }
    return _build_answer(self)
  }

  /// `Description`, new each time, provided by `describe` in Values.swift.
  var describe: Description {
    if let make = _override(of: .describe) { return make(_handle) }
    return _build_describe(self)
  }

  /// `String`, new each time, provided by `Settings.host` in Values.swift.
  var host: String {
    if let make = _override(of: .host) { return make(_handle) }
    return _build_host(self)
  }

  /// `[String]`, new each time, provided by `Settings.hosts` in Values.swift.
  var hosts: [String] {
    if let make = _override(of: .hosts) { return make(_handle) }
    return _build_hosts(self)
  }

  /// `Bool`, new each time, provided by `Settings.isVerbose` in Values.swift.
  var isVerbose: Bool {
    if let make = _override(of: .isVerbose) { return make(_handle) }
    return _build_isVerbose(self)
  }

  /// `[String: Int?]`, new each time, provided by `Settings.limits` in Values.swift.
  var limits: [String: Int?] {
    if let make = _override(of: .limits) { return make(_handle) }
    return _build_limits(self)
  }

  /// `String?`, new each time, provided by `Settings.motto` in Values.swift.
  var motto: String? {
    if let make = _override(of: .motto) { return make(_handle) }
    return _build_motto(self)
  }

  /// `Int`, new each time, provided by `Settings.port` in Values.swift.
  var port: Int {
    if let make = _override(of: .port) { return make(_handle) }
    return _build_port(self)
  }

  /// `Double`, new each time, provided by `Settings.ratio` in Values.swift.
  var ratio: Double {
    if let make = _override(of: .ratio) { return make(_handle) }
    return _build_ratio(self)
  }

  /// `Server`, new each time, provided by `Server` in Values.swift.
  var server: Server {
    if let make = _override(of: .server) { return make(_handle) }
    return _build_server(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_answer(_ c: Container) -> Int { Stray.answer }

private func _build_describe(_ c: Container) -> Description { describe(c.host, c.server) }

private func _build_host(_ c: Container) -> String { Settings.host }

private func _build_hosts(_ c: Container) -> [String] { Settings.hosts() }

private func _build_isVerbose(_ c: Container) -> Bool { Settings.isVerbose }

private func _build_limits(_ c: Container) -> [String: Int?] { Settings.limits }

private func _build_motto(_ c: Container) -> String? { Settings.motto }

private func _build_port(_ c: Container) -> Int { Settings.port }

private func _build_ratio(_ c: Container) -> Double { Settings.ratio }

private func _build_server(_ c: Container) -> Server {
  Server(port: c.port, ratio: c.ratio, isVerbose: c.isVerbose, other: c.port, motto: c.motto, hosts: c.hosts, limits: c.limits)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Int { static var answer: Self { _App_base.key(0, _build_answer, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Description { static var describe: Self { _App_base.key(1, _build_describe, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> String { static var host: Self { _App_base.key(2, _build_host, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [String] { static var hosts: Self { _App_base.key(3, _build_hosts, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Bool { static var isVerbose: Self { _App_base.key(4, _build_isVerbose, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [String: Int?] { static var limits: Self { _App_base.key(5, _build_limits, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> String? { static var motto: Self { _App_base.key(6, _build_motto, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Int { static var port: Self { _App_base.key(7, _build_port, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Double { static var ratio: Self { _App_base.key(8, _build_ratio, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Server { static var server: Self { _App_base.key(9, _build_server, lifetime: .transient) } }

private let _App_needs: StaticString = """
  answer:
  describe: host server
  host:
  hosts:
  isVerbose:
  limits:
  motto:
  port:
  ratio:
  server: hosts isVerbose limits motto port ratio
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.answer, name: "answer")
  entries.add(.describe)
  entries.add(.host, name: "host")
  entries.add(.hosts, name: "hosts")
  entries.add(.isVerbose, name: "isVerbose")
  entries.add(.limits, name: "limits")
  entries.add(.motto, name: "motto")
  entries.add(.port, name: "port")
  entries.add(.ratio, name: "ratio")
  entries.add(.server)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
