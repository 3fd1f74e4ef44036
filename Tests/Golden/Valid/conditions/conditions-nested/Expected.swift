// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Base`, new each time, provided by `Base` in App.swift.
  var base: Base {
    if let make = _override(of: .base) { return make(_handle) }
    return _build_base(self)
  }

#if DEBUG && TRACING && os(Linux)
  /// `Report`, new each time, provided by `Report` in App.swift.
  var report: Report {
    if let make = _override(of: .report) { return make(_handle) }
    return _build_report(self)
  }
#endif

#if !os(Linux)
  /// `Sink`, new each time, provided by `Sink` in App.swift.
  var sink: Sink {
    if let make = _override(of: .sink) { return make(_handle) }
    return _build_sink(self)
  }
#endif

#if os(Linux) && !(DEBUG && TRACING) && (VERBOSE || TRACING)
  /// `Sink`, new each time, provided by `Sink` in App.swift.
  var sink: Sink {
    if let make = _override(of: .sink) { return make(_handle) }
    return _build_sink(self)
  }
#endif

#if os(Linux) && !DEBUG && !(VERBOSE || TRACING)
  /// `Sink`, new each time, provided by `Sink` in App.swift.
  func sink(number: Int) -> Sink {
    if let make = _override(of: .sink) { return make(_handle, number) }
    return _build_sink(self, number)
  }
#endif

#if os(Linux) && DEBUG && (TRACING || !VERBOSE)
  /// `Sink`, new each time, provided by `Sink` in App.swift.
  var sink: Sink {
    if let make = _override(of: .sink) { return make(_handle) }
    return _build_sink(self)
  }
#endif

#if DEBUG && TRACING
  /// `Tracer`, new each time, provided by `Base.tracer` in App.swift.
  var tracer: Tracer {
    if let make = _override(of: .tracer) { return make(_handle) }
    return _build_tracer(self)
  }
#endif

#if !swift(>=5) || os(Windows)
  /// `Unheard`, new each time, provided by `Unheard` in App.swift.
  var unheard: Unheard {
    if let make = _override(of: .unheard) { return make(_handle) }
    return _build_unheard(self)
  }
#endif

#if !swift(>=5)
  /// `Unread`, new each time, provided by `Unread` in App.swift.
  var unread: Unread {
    if let make = _override(of: .unread) { return make(_handle) }
    return _build_unread(self)
  }
#endif
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_base(_ c: Container) -> Base { Base() }

#if DEBUG && TRACING && os(Linux)
private func _build_report(_ c: Container) -> Report { Report(sink: c.sink, tracer: c.tracer) }
#endif

#if !os(Linux)
private func _build_sink(_ c: Container) -> Sink { Sink() }
#endif

#if os(Linux) && !(DEBUG && TRACING) && (VERBOSE || TRACING)
private func _build_sink(_ c: Container) -> Sink { Sink() }
#endif

#if os(Linux) && !DEBUG && !(VERBOSE || TRACING)
private func _build_sink(_ c: Container, _ number: Int) -> Sink { Sink(number: number) }
#endif

#if os(Linux) && DEBUG && (TRACING || !VERBOSE)
private func _build_sink(_ c: Container) -> Sink { Sink(base: c.base) }
#endif

#if DEBUG && TRACING
private func _build_tracer(_ c: Container) -> Tracer { Base.tracer(base: c.base) }
#endif

#if !swift(>=5) || os(Windows)
private func _build_unheard(_ c: Container) -> Unheard { Unheard(base: c.base) }
#endif

#if !swift(>=5)
private func _build_unread(_ c: Container) -> Unread { Unread(unheard: c.unheard) }
#endif

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Base { static var base: Self { _App_base.key(0, _build_base, lifetime: .transient) } }
#if DEBUG && TRACING && os(Linux)
extension Key where Maker == @Sendable (Container) -> Report { static var report: Self { _App_base.key(1, _build_report, lifetime: .transient) } }
#endif
#if !os(Linux)
extension Key where Maker == @Sendable (Container) -> Sink { static var sink: Self { _App_base.key(2, _build_sink, lifetime: .transient) } }
#endif
#if os(Linux) && !(DEBUG && TRACING) && (VERBOSE || TRACING)
extension Key where Maker == @Sendable (Container) -> Sink { static var sink: Self { _App_base.key(2, _build_sink, lifetime: .transient) } }
#endif
#if os(Linux) && !DEBUG && !(VERBOSE || TRACING)
extension Key where Maker == @Sendable (Container, Int) -> Sink { static var sink: Self { _App_base.key(2) { c, number in _build_sink(c, number) } } }
#endif
#if os(Linux) && DEBUG && (TRACING || !VERBOSE)
extension Key where Maker == @Sendable (Container) -> Sink { static var sink: Self { _App_base.key(2, _build_sink, lifetime: .transient) } }
#endif
#if DEBUG && TRACING
extension Key where Maker == @Sendable (Container) -> Tracer { static var tracer: Self { _App_base.key(3, _build_tracer, lifetime: .transient) } }
#endif
#if !swift(>=5) || os(Windows)
extension Key where Maker == @Sendable (Container) -> Unheard { static var unheard: Self { _App_base.key(4, _build_unheard, lifetime: .transient) } }
#endif
#if !swift(>=5)
extension Key where Maker == @Sendable (Container) -> Unread { static var unread: Self { _App_base.key(5, _build_unread, lifetime: .transient) } }
#endif

private let _App_needs: StaticString = """
  base:
  report: sink tracer
  sink: base
  tracer: base
  unheard: base
  unread: unheard
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.base)
#if DEBUG && TRACING && os(Linux)
  entries.add(.report)
#endif
#if !os(Linux)
  entries.add(.sink)
#endif
#if os(Linux) && !(DEBUG && TRACING) && (VERBOSE || TRACING)
  entries.add(.sink)
#endif
#if os(Linux) && DEBUG && (TRACING || !VERBOSE)
  entries.add(.sink)
#endif
#if DEBUG && TRACING
  entries.add(.tracer)
#endif
#if !swift(>=5) || os(Windows)
  entries.add(.unheard)
#endif
#if !swift(>=5)
  entries.add(.unread)
#endif
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
