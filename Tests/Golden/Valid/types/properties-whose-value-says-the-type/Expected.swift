// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Outer.Box<Int>`, new each time, provided by `Outer.box` in App.swift.
  var box: Outer.Box<Int> {
    if let make = _override(of: .box) { return make(_handle) }
    return _build_box(self)
  }

  /// `Deep`, new each time, provided by `deep` in App.swift.
  var deep: Deep {
    if let make = _override(of: .deep) { return make(_handle) }
    return _build_deep(self)
  }

  /// `Outer.Inner`, new each time, provided by `Outer.inner` in App.swift.
  var inner: Outer.Inner {
    if let make = _override(of: .inner) { return make(_handle) }
    return _build_inner(self)
  }

  /// `Report`, new each time, provided by `Report` in App.swift.
  var report: Report {
    if let make = _override(of: .report) { return make(_handle) }
    return _build_report(self)
  }

  /// `Session`, new each time, provided by `Session.shared` in App.swift.
  var shared: Session {
    if let make = _override(of: .shared) { return make(_handle) }
    return _build_shared(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_box(_ c: Container) -> Outer.Box<Int> { Outer.box }

private func _build_deep(_ c: Container) -> Deep { deep }

private func _build_inner(_ c: Container) -> Outer.Inner { Outer.inner }

private func _build_report(_ c: Container) -> Report {
  Report(session: c.shared, inner: c.inner, box: c.box, deep: c.deep)
}

private func _build_shared(_ c: Container) -> Session { Session.shared }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Outer.Box<Int> { static var box: Self { _App_base.key(0, _build_box, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Deep { static var deep: Self { _App_base.key(1, _build_deep, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Outer.Inner { static var inner: Self { _App_base.key(2, _build_inner, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Report { static var report: Self { _App_base.key(3, _build_report, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Session { static var shared: Self { _App_base.key(4, _build_shared, lifetime: .transient) } }

private let _App_needs: StaticString = """
  box:
  deep:
  inner:
  report: box deep inner shared
  shared:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.box)
  entries.add(.deep, name: "deep")
  entries.add(.inner)
  entries.add(.report)
  entries.add(.shared)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
