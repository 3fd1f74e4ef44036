// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Count`, new each time, provided by `count` in App.swift.
  func count(_ bytes: consuming RawSpan? = nil) -> Count {
    if let make = _override(of: .count) { return make(_handle, bytes) }
    return _build_count(self, bytes)
  }

  /// `Filling`, new each time, provided by `fill` in App.swift.
  func fill(_ values: consuming MutableSpan<Int>) -> Filling {
    if let make = _override(of: .fill) { return make(_handle, values) }
    return _build_fill(self, values)
  }

  /// `Log`, a singleton, provided by `Log` in App.swift.
  var log: Log { _kept(.log) }

  /// `Step`, new each time, provided by `Step` in App.swift.
  func step(span: Trace.Span) -> Step {
    if let make = _override(of: .step) { return make(_handle, span) }
    return _build_step(self, span)
  }

  /// `Sum`, new each time, provided by `Sum` in App.swift.
  func sum(of values: consuming Span<Int>) -> Sum {
    if let make = _override(of: .sum) { return make(_handle, values) }
    return _build_sum(self, values)
  }

  /// `Walk`, new each time, provided by `Walk` in App.swift.
  func walk(span: Trace.Span) -> Walk {
    if let make = _override(of: .walk) { return make(_handle, span) }
    return _build_walk(self, span)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_count(_ c: Container, _ bytes: consuming RawSpan?) -> Count { count(bytes, log: c.log) }

private func _build_fill(_ c: Container, _ values: consuming MutableSpan<Int>) -> Filling { fill(values, log: c.log) }

private func _build_log(_ c: Container) -> Log { Log() }

private func _build_step(_ c: Container, _ span: Trace.Span) -> Step { Step(span: span) }

private func _build_sum(_ c: Container, _ values: consuming Span<Int>) -> Sum { Sum(of: values, log: c.log) }

private func _build_walk(_ c: Container, _ span: Trace.Span) -> Walk { Walk(step: c.step(span: span), span: span) }

#sourceLocation(file: "App.swift", line: 2)
private func _check_0() { _ =
            _Kept<Log>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == _Whole<@Sendable (Container, consuming RawSpan?) -> Count> { static var count: Self { _App_base.key(1) } }
extension Key where Maker == _Whole<@Sendable (Container, consuming MutableSpan<Int>) -> Filling> { static var fill: Self { _App_base.key(2) } }
extension Key where Maker == @Sendable (Container) -> Log { static var log: Self { _App_base.key(0, _build_log) } }
extension Key where Maker == @Sendable (Container, Trace.Span) -> Step { static var step: Self { _App_base.key(3) { c, span in _build_step(c, span) } } }
extension Key where Maker == _Whole<@Sendable (Container, consuming Span<Int>) -> Sum> { static var sum: Self { _App_base.key(4) } }
extension Key where Maker == @Sendable (Container, Trace.Span) -> Walk { static var walk: Self { _App_base.key(5) { c, span in _build_walk(c, span) } } }

private let _App_needs: StaticString = """
  log:
  count: log
  fill: log
  step:
  sum: log
  walk: step
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.log)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
