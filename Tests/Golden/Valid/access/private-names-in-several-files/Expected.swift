// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Both`, new each time, provided by `Both` in C.swift.
  var both: Both {
    if let make = _override(of: .both) { return make(_handle) }
    return _build_both(self)
  }

  /// `Report`, new each time, provided by `Report.make` in A.swift.
  var first: Report {
    if let make = _override(of: .first) { return make(_handle) }
    return _build_first(self)
  }

  /// `Report`, new each time, provided by `Report.create` in B.swift.
  var second: Report {
    if let make = _override(of: .second) { return make(_handle) }
    return _build_second(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_both(_ c: Container) -> Both { Both(first: c.first, second: c.second, third: c.first) }

private func _build_first(_ c: Container) -> Report { Report.make() }

private func _build_second(_ c: Container) -> Report { Report.create() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Both { static var both: Self { _App_base.key(0, _build_both, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Report { static var first: Self { _App_base.key(1, _build_first, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Report { static var second: Self { _App_base.key(2, _build_second, lifetime: .transient) } }

private let _App_needs: StaticString = """
  both: first second
  first:
  second:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.both)
  entries.add(.first, name: "first")
  entries.add(.second, name: "second")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
