// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `String`, new each time, provided by `Defaults.address` in App.swift.
  var baseURL: String {
    if let make = _override(of: .baseURL) { return make(_handle) }
    return _build_baseURL(self)
  }

  /// `Client`, new each time, provided by `Client` in App.swift.
  var client: Client {
    if let make = _override(of: .client) { return make(_handle) }
    return _build_client(self)
  }

  /// `[String: String]`, new each time, provided by `Defaults.headers` in App.swift.
  var headers: [String: String] {
    if let make = _override(of: .headers) { return make(_handle) }
    return _build_headers(self)
  }

  /// `String`, new each time, provided by `Defaults.host` in App.swift.
  var host: String {
    if let make = _override(of: .host) { return make(_handle) }
    return _build_host(self)
  }

  /// `Bool`, new each time, provided by `Defaults.isVerbose` in App.swift.
  var isVerbose: Bool {
    if let make = _override(of: .isVerbose) { return make(_handle) }
    return _build_isVerbose(self)
  }

  /// `Double`, new each time, provided by `Defaults.ratio` in App.swift.
  var ratio: Double {
    if let make = _override(of: .ratio) { return make(_handle) }
    return _build_ratio(self)
  }

  /// `Int`, new each time, provided by `Defaults.retries` in App.swift.
  var retries: Int {
    if let make = _override(of: .retries) { return make(_handle) }
    return _build_retries(self)
  }

  /// `String`, new each time, provided by `Defaults.scheme` in App.swift.
  var scheme: String {
    if let make = _override(of: .scheme) { return make(_handle) }
    return _build_scheme(self)
  }

  /// `Session`, new each time, provided by `Session` in App.swift.
  var session: Session {
    if let make = _override(of: .session) { return make(_handle) }
    return _build_session(self)
  }

  /// `Duration`, new each time, provided by `Defaults.timeout` in App.swift.
  var timeout: Duration {
    if let make = _override(of: .timeout) { return make(_handle) }
    return _build_timeout(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_baseURL(_ c: Container) -> String { Defaults.address(scheme: c.scheme, host: c.host) }

private func _build_client(_ c: Container) -> Client {
  Client(baseURL: c.baseURL, timeout: c.timeout, retries: c.retries, headers: c.headers, isVerbose: c.isVerbose, ratio: c.ratio)
}

private func _build_headers(_ c: Container) -> [String: String] { Defaults.headers }

private func _build_host(_ c: Container) -> String { Defaults.host }

private func _build_isVerbose(_ c: Container) -> Bool { Defaults.isVerbose }

private func _build_ratio(_ c: Container) -> Double { Defaults.ratio }

private func _build_retries(_ c: Container) -> Int { Defaults.retries }

private func _build_scheme(_ c: Container) -> String { Defaults.scheme }

private func _build_session(_ c: Container) -> Session {
  Session(url: c.baseURL, attempts: c.retries, name: nil, host: c.host)
}

private func _build_timeout(_ c: Container) -> Duration { Defaults.timeout }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> String { static var baseURL: Self { _App_base.key(0, _build_baseURL, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Client { static var client: Self { _App_base.key(1, _build_client, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [String: String] { static var headers: Self { _App_base.key(2, _build_headers, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> String { static var host: Self { _App_base.key(3, _build_host, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Bool { static var isVerbose: Self { _App_base.key(4, _build_isVerbose, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Double { static var ratio: Self { _App_base.key(5, _build_ratio, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Int { static var retries: Self { _App_base.key(6, _build_retries, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> String { static var scheme: Self { _App_base.key(7, _build_scheme, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Session { static var session: Self { _App_base.key(8, _build_session, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Duration { static var timeout: Self { _App_base.key(9, _build_timeout, lifetime: .transient) } }

private let _App_needs: StaticString = """
  baseURL: host scheme
  client: baseURL headers isVerbose ratio retries timeout
  headers:
  host:
  isVerbose:
  ratio:
  retries:
  scheme:
  session: baseURL host retries
  timeout:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.baseURL, name: "baseURL")
  entries.add(.client)
  entries.add(.headers, name: "headers")
  entries.add(.host, name: "host")
  entries.add(.isVerbose, name: "isVerbose")
  entries.add(.ratio, name: "ratio")
  entries.add(.retries, name: "retries")
  entries.add(.scheme, name: "scheme")
  entries.add(.session)
  entries.add(.timeout, name: "timeout")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
