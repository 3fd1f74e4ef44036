// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `(Int...) -> Int`, new each time, provided by `counting` in App.swift.
  var countingInt: (Int...) -> Int {
    if let make = _override(of: .countingInt) { return make(_handle) }
    return _build_countingInt(self)
  }

  /// `@Sendable (Int) -> String`, new each time, provided by `describing` in App.swift.
  var describingInt: @Sendable (Int) -> String {
    if let make = _override(of: .describingInt) { return make(_handle) }
    return _build_describingInt(self)
  }

  /// `Kinds<Order.Type>`, new each time, provided by `kinds` in App.swift.
  var kindsOrder: Kinds<Order.Type> {
    if let make = _override(of: .kindsOrder) { return make(_handle) }
    return _build_kindsOrder(self)
  }

  /// `Kinds<User.Type>`, new each time, provided by `kinds` in App.swift.
  var kindsUser: Kinds<User.Type> {
    if let make = _override(of: .kindsUser) { return make(_handle) }
    return _build_kindsUser(self)
  }

  /// `Printer`, new each time, provided by `Printer` in App.swift.
  var printer: Printer {
    if let make = _override(of: .printer) { return make(_handle) }
    return _build_printer(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_countingInt(_ c: Container) -> (Int...) -> Int { counting() }

private func _build_describingInt(_ c: Container) -> @Sendable (Int) -> String { describing() }

private func _build_kindsOrder(_ c: Container) -> Kinds<Order.Type> { kinds() }

private func _build_kindsUser(_ c: Container) -> Kinds<User.Type> { kinds() }

private func _build_printer(_ c: Container) -> Printer {
  Printer(kinds: c.kindsUser, others: c.kindsOrder, describe: c.describingInt, count: c.countingInt)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> (Int...) -> Int { static var countingInt: Self { _App_base.key(0, _build_countingInt, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> @Sendable (Int) -> String { static var describingInt: Self { _App_base.key(1, _build_describingInt, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Kinds<Order.Type> { static var kindsOrder: Self { _App_base.key(2, _build_kindsOrder, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Kinds<User.Type> { static var kindsUser: Self { _App_base.key(3, _build_kindsUser, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Printer { static var printer: Self { _App_base.key(4, _build_printer, lifetime: .transient) } }

private let _App_needs: StaticString = """
  countingInt:
  describingInt:
  kindsOrder:
  kindsUser:
  printer: countingInt describingInt kindsOrder kindsUser
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.countingInt)
  entries.add(.describingInt)
  entries.add(.kindsOrder)
  entries.add(.kindsUser)
  entries.add(.printer)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
