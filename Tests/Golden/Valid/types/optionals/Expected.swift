// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Cache`, new each time, provided by `Factory.cache` in Optionals.swift.
  var cache: Cache {
    if let make = _override(of: .cache) { return make(_handle) }
    return _build_cache(self)
  }

  /// `Consumer`, new each time, provided by `Consumer` in Optionals.swift.
  var consumer: Consumer {
    if let make = _override(of: .consumer) { return make(_handle) }
    return _build_consumer(self)
  }

  /// `Logger`, new each time, provided by `Factory.logger` in Optionals.swift.
  var logger: Logger {
    if let make = _override(of: .logger) { return make(_handle) }
    return _build_logger(self)
  }

  /// `Logger?`, new each time, provided by `Factory.maybeLogger` in Optionals.swift.
  var maybeLogger: Logger? {
    if let make = _override(of: .maybeLogger) { return make(_handle) }
    return _build_maybeLogger(self)
  }

  /// `Metrics?`, new each time, provided by `Factory.metrics` in Optionals.swift.
  var metrics: Metrics? {
    if let make = _override(of: .metrics) { return make(_handle) }
    return _build_metrics(self)
  }

  /// `Cache`, new each time, provided by `Factory.spareCache` in Optionals.swift.
  var spare: Cache {
    if let make = _override(of: .spare) { return make(_handle) }
    return _build_spare(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_cache(_ c: Container) -> Cache { Factory.cache() }

private func _build_consumer(_ c: Container) -> Consumer {
  Consumer(logger: c.logger, optional: c.maybeLogger, cache: c.cache, spare: c.spare, metrics: c.metrics, tracer: nil, twice: c.cache)
}

private func _build_logger(_ c: Container) -> Logger { Factory.logger() }

private func _build_maybeLogger(_ c: Container) -> Logger? { Factory.maybeLogger() }

private func _build_metrics(_ c: Container) -> Metrics? { Factory.metrics() }

private func _build_spare(_ c: Container) -> Cache { Factory.spareCache() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Cache { static var cache: Self { _App_base.key(0, _build_cache, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Consumer { static var consumer: Self { _App_base.key(1, _build_consumer, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Logger { static var logger: Self { _App_base.key(2, _build_logger, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Logger? { static var maybeLogger: Self { _App_base.key(3, _build_maybeLogger, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Metrics? { static var metrics: Self { _App_base.key(4, _build_metrics, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Cache { static var spare: Self { _App_base.key(5, _build_spare, lifetime: .transient) } }

private let _App_needs: StaticString = """
  cache:
  consumer: cache logger maybeLogger metrics spare
  logger:
  maybeLogger:
  metrics:
  spare:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.cache)
  entries.add(.consumer)
  entries.add(.logger)
  entries.add(.maybeLogger)
  entries.add(.metrics)
  entries.add(.spare, name: "spare")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 0, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
