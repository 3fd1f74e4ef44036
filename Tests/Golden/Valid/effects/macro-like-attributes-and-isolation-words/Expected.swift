// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Page`, new each time, provided by `Page` in App.swift.
  @available(macOS 15, *)
  var page: Page {
    if let make = _override(of: .page) { return make(_handle) }
    return _build_page(self)
  }

  /// `Report`, new each time, provided by `Factory.report` in App.swift.
  @available(macOS 15, *)
  var report: Report {
    if let make = _override(of: .report) { return make(_handle) }
    return _build_report(self)
  }

  /// `Values`, a singleton, provided by `Values` in App.swift.
  @available(macOS 15, *)
  var values: Values { _kept(.values) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

@available(macOS 15, *)
private func _build_page(_ c: Container) -> Page { Page(report: c.report) }

@available(macOS 15, *)
private func _build_report(_ c: Container) -> Report { Factory.report(values: c.values) }

@available(macOS 15, *)
private func _build_values(_ c: Container) -> Values { Values() }

#sourceLocation(file: "App.swift", line: 1)
@available(macOS 15, *) private func _check_0() { _ = _Kept<Values>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

@available(macOS 15, *)
extension Key where Maker == @Sendable (Container) -> Page { static var page: Self { _App_base.key(1, _build_page, lifetime: .transient) } }
@available(macOS 15, *)
extension Key where Maker == @Sendable (Container) -> Report { static var report: Self { _App_base.key(2, _build_report, lifetime: .transient) } }
@available(macOS 15, *)
extension Key where Maker == @Sendable (Container) -> Values { static var values: Self { _App_base.key(0, _build_values) } }

private let _App_needs: StaticString = """
  values:
  page: report
  report: values
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  if #available(macOS 15, *) {
    entries.add(.page)
  }
  if #available(macOS 15, *) {
    entries.add(.report)
  }
  if #available(macOS 15, *) {
    entries.add(.values)
  }
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
