// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

#if !TRACING
  /// `Choice`, new each time, provided by `Choice` in App.swift.
  var choice: Choice {
    if let make = _override(of: .choice) { return make(_handle) }
    return _build_choice(self)
  }
#endif

#if TRACING
  /// `Choice`, new each time, provided by `Choice` in App.swift.
  var choice: Choice {
    if let make = _override(of: .choice) { return make(_handle) }
    return _build_choice(self)
  }
#endif

#if !METRICS
  /// `Client`, new each time, provided by `Client` in App.swift.
  var client: Client {
    if let make = _override(of: .client) { return make(_handle) }
    return _build_client(self)
  }
#endif

#if METRICS
  /// `Client`, new each time, provided by `Client` in App.swift.
  var client: Client {
    if let make = _override(of: .client) { return make(_handle) }
    return _build_client(self)
  }
#endif

#if !METRICS && !TRACING
  /// `Job`, new each time, provided by `Job` in App.swift.
  func job(depth: Int) throws -> Job {
    if let make = _override(of: .job) { return try make(_handle, depth) }
    return try _build_job(self, depth)
  }
#endif

#if !METRICS && TRACING
  /// `Job`, new each time, provided by `Job` in App.swift.
  func job(depth: Int) throws -> Job {
    if let make = _override(of: .job) { return try make(_handle, depth) }
    return try _build_job(self, depth)
  }
#endif

#if METRICS && !TRACING
  /// `Job`, new each time, provided by `Job` in App.swift.
  func job(depth: Int) throws -> Job {
    if let make = _override(of: .job) { return try make(_handle, depth) }
    return try _build_job(self, depth)
  }
#endif

#if METRICS && TRACING
  /// `Job`, new each time, provided by `Job` in App.swift.
  func job(depth: Int) throws -> Job {
    if let make = _override(of: .job) { return try make(_handle, depth) }
    return try _build_job(self, depth)
  }
#endif

#if METRICS
  /// `any Metrics`, a singleton, provided by `Counters` in App.swift.
  var metrics: any Metrics { _kept(.metrics) }
#endif

#if !METRICS
  /// `Server`, a singleton, provided by `Server` in App.swift.
  var server: Server { _kept(.server) }
#endif

#if METRICS
  /// `Server`, a singleton, provided by `Server` in App.swift.
  var server: Server { _kept(.server) }
#endif

#if TRACING
  /// `any Speed`, new each time, provided by `Slow` in App.swift.
  var slow: any Speed {
    if let make = _override(of: .slow) { return make(_handle) }
    return _build_slow(self)
  }
#endif

  /// `any Speed`, new each time, provided by `Plain` in App.swift.
  var speed: any Speed {
    if let make = _override(of: .speed) { return make(_handle) }
    return _build_speed(self)
  }

#if TRACING
  /// `Tracer`, new each time, provided by `Tracer` in App.swift.
  func tracer(depth: Int) throws -> Tracer {
    if let make = _override(of: .tracer) { return try make(_handle, depth) }
    return try _build_tracer(self, depth)
  }
#endif
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

#if !TRACING
private func _build_choice(_ c: Container) -> Choice { Choice(slow: c.speed, quick: c.speed) }
#endif

#if TRACING
private func _build_choice(_ c: Container) -> Choice { Choice(slow: c.slow, quick: c.speed) }
#endif

#if !METRICS
private func _build_client(_ c: Container) -> Client { Client(server: c.server) }
#endif

#if METRICS
private func _build_client(_ c: Container) -> Client { Client(c.metrics, second: c.metrics, server: c.server) }
#endif

#if !METRICS && !TRACING
private func _build_job(_ c: Container, _ depth: Int) throws -> Job { Job(depth: depth) }
#endif

#if !METRICS && TRACING
private func _build_job(_ c: Container, _ depth: Int) throws -> Job {
  try Job(tracer: c.tracer(depth: depth), depth: depth)
}
#endif

#if METRICS && !TRACING
private func _build_job(_ c: Container, _ depth: Int) throws -> Job { Job(metrics: c.metrics, depth: depth) }
#endif

#if METRICS && TRACING
private func _build_job(_ c: Container, _ depth: Int) throws -> Job {
  try Job(metrics: c.metrics, tracer: c.tracer(depth: depth), depth: depth)
}
#endif

#if METRICS
private func _build_metrics(_ c: Container) -> any Metrics { _check_metrics(Counters()) }
#endif

#if !METRICS
private func _build_server(_ c: Container) -> Server { Server(metrics: nil) }
#endif

#if METRICS
private func _build_server(_ c: Container) -> Server { Server(metrics: c.metrics) }
#endif

#if TRACING
private func _build_slow(_ c: Container) -> any Speed { _check_slow(Slow()) }
#endif

private func _build_speed(_ c: Container) -> any Speed { _check_speed(Plain()) }

#if TRACING
private func _build_tracer(_ c: Container, _ depth: Int) throws -> Tracer { try Tracer(depth: depth) }
#endif

#if METRICS
#sourceLocation(file: "App.swift", line: 3)
private func _check_metrics(_ value: consuming Counters) -> any Metrics {
                           value }
#sourceLocation()
#endif
#if !METRICS
#sourceLocation(file: "App.swift", line: 23)
private func _check_1() { _ =
            _Kept<Server>.self }
#sourceLocation()
#endif
#if METRICS
#sourceLocation(file: "App.swift", line: 23)
private func _check_1() { _ =
            _Kept<Server>.self }
#sourceLocation()
#endif
#if TRACING
#sourceLocation(file: "App.swift", line: 53)
private func _check_slow(_ value: consuming Slow) -> any Speed {
                value }
#sourceLocation()
#endif
#sourceLocation(file: "App.swift", line: 50)
private func _check_speed(_ value: consuming Plain) -> any Speed {
                value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

#if !TRACING
extension Key where Maker == @Sendable (Container) -> Choice { static var choice: Self { _App_base.key(2, _build_choice, lifetime: .transient) } }
#endif
#if TRACING
extension Key where Maker == @Sendable (Container) -> Choice { static var choice: Self { _App_base.key(2, _build_choice, lifetime: .transient) } }
#endif
#if !METRICS
extension Key where Maker == @Sendable (Container) -> Client { static var client: Self { _App_base.key(3, _build_client, lifetime: .transient) } }
#endif
#if METRICS
extension Key where Maker == @Sendable (Container) -> Client { static var client: Self { _App_base.key(3, _build_client, lifetime: .transient) } }
#endif
#if !METRICS && !TRACING
extension Key where Maker == @Sendable (Container, Int) throws -> Job { static var job: Self { _App_base.key(4) { c, depth throws in try _build_job(c, depth) } } }
#endif
#if !METRICS && TRACING
extension Key where Maker == @Sendable (Container, Int) throws -> Job { static var job: Self { _App_base.key(4) { c, depth throws in try _build_job(c, depth) } } }
#endif
#if METRICS && !TRACING
extension Key where Maker == @Sendable (Container, Int) throws -> Job { static var job: Self { _App_base.key(4) { c, depth throws in try _build_job(c, depth) } } }
#endif
#if METRICS && TRACING
extension Key where Maker == @Sendable (Container, Int) throws -> Job { static var job: Self { _App_base.key(4) { c, depth throws in try _build_job(c, depth) } } }
#endif
#if METRICS
extension Key where Maker == @Sendable (Container) -> any Metrics { static var metrics: Self { _App_base.key(0, _build_metrics) } }
#endif
#if !METRICS
extension Key where Maker == @Sendable (Container) -> Server { static var server: Self { _App_base.key(1, _build_server) } }
#endif
#if METRICS
extension Key where Maker == @Sendable (Container) -> Server { static var server: Self { _App_base.key(1, _build_server) } }
#endif
#if TRACING
extension Key where Maker == @Sendable (Container) -> any Speed { static var slow: Self { _App_base.key(5, _build_slow, lifetime: .transient) } }
#endif
extension Key where Maker == @Sendable (Container) -> any Speed { static var speed: Self { _App_base.key(6, _build_speed, lifetime: .transient) } }
#if TRACING
extension Key where Maker == @Sendable (Container, Int) throws -> Tracer { static var tracer: Self { _App_base.key(7) { c, depth throws in try _build_tracer(c, depth) } } }
#endif

private let _App_needs: StaticString = """
  metrics:
  server: metrics
  choice: slow speed
  client: metrics server
  job: metrics tracer
  slow:
  speed:
  tracer:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
#if !TRACING
  entries.add(.choice)
#endif
#if TRACING
  entries.add(.choice)
#endif
#if !METRICS
  entries.add(.client)
#endif
#if METRICS
  entries.add(.client)
#endif
#if METRICS
  entries.add(.metrics)
#endif
#if !METRICS
  entries.add(.server)
#endif
#if METRICS
  entries.add(.server)
#endif
#if TRACING
  entries.add(.slow, name: "slow")
#endif
  entries.add(.speed)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 2, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
