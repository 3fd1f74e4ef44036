// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Counting`, new each time, provided by `Counter` in App.swift.
  var counting: any Counting {
    if let make = _override(of: .counting) { return make(_handle) }
    return _build_counting(self)
  }

  /// `Desk`, new each time, provided by `Desk` in App.swift.
  var desk: Desk {
    if let make = _override(of: .desk) { return make(_handle) }
    return _build_desk(self)
  }

  /// `Shop.Till`, new each time, provided by `Shop.Till` in App.swift.
  var till: Shop.Till {
    if let make = _override(of: .till) { return make(_handle) }
    return _build_till(self)
  }

  /// `Total`, new each time, provided by `Total` in App.swift.
  var total: Total {
    if let make = _override(of: .total) { return make(_handle) }
    return _build_total(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_counting(_ c: Container) -> any Counting { _check_counting(Counter(desk: c.desk)) }

private func _build_desk(_ c: Container) -> Desk { Desk(till: c.till) }

private func _build_till(_ c: Container) -> Shop.Till { Shop.Till() }

private func _build_total(_ c: Container) -> Total { Total(counting: c.counting) }

#sourceLocation(file: "App.swift", line: 15)
private func _check_counting(_ value: consuming Counter) -> any Counting {
                value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Counting { static var counting: Self { _App_base.key(0, _build_counting, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Desk { static var desk: Self { _App_base.key(1, _build_desk, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Shop.Till { static var till: Self { _App_base.key(2, _build_till, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Total { static var total: Self { _App_base.key(3, _build_total, lifetime: .transient) } }

private let _App_needs: StaticString = """
  counting: desk
  desk: till
  till:
  total: counting
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.counting)
  entries.add(.desk)
  entries.add(.till)
  entries.add(.total)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
