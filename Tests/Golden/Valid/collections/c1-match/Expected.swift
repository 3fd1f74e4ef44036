// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Base`, by its nearest provided subtype, `derived`.
  var base: Base {
    if let make = _override(of: .base) { return make(_handle) }
    return _build_base(self)
  }

  /// `Both`, new each time, provided by `Both` in Stores.swift.
  var both: Both {
    if let make = _override(of: .both) { return make(_handle) }
    return _build_both(self)
  }

  /// `Deep`, new each time, provided by `Deep` in Stores.swift.
  var deep: Deep {
    if let make = _override(of: .deep) { return make(_handle) }
    return _build_deep(self)
  }

  /// `Derived`, new each time, provided by `Derived` in Stores.swift.
  var derived: Derived {
    if let make = _override(of: .derived) { return make(_handle) }
    return _build_derived(self)
  }

  /// `First`, new each time, provided by `First` in Stores.swift.
  var first: First {
    if let make = _override(of: .first) { return make(_handle) }
    return _build_first(self)
  }

  /// `House`, new each time, provided by `House` in Stores.swift.
  var house: House {
    if let make = _override(of: .house) { return make(_handle) }
    return _build_house(self)
  }

  /// `Later`, new each time, provided by `Later` in Stores.swift.
  var later: Later {
    if let make = _override(of: .later) { return make(_handle) }
    return _build_later(self)
  }

  /// `Named`, new each time, provided by `Named` in Stores.swift.
  var named: Named {
    if let make = _override(of: .named) { return make(_handle) }
    return _build_named(self)
  }

  /// `Other`, new each time, provided by `Other` in Stores.swift.
  var other: Other {
    if let make = _override(of: .other) { return make(_handle) }
    return _build_other(self)
  }

  /// `Plank`, new each time, provided by `Plank` in Stores.swift.
  func plank(length: Int) -> Plank {
    if let make = _override(of: .plank) { return make(_handle, length) }
    return _build_plank(self, length)
  }

  /// `any Port`, new each time, provided by `Exact` in Stores.swift.
  var port: any Port {
    if let make = _override(of: .port) { return make(_handle) }
    return _build_port(self)
  }

  /// `Second`, new each time, provided by `Second` in Stores.swift.
  var second: Second {
    if let make = _override(of: .second) { return make(_handle) }
    return _build_second(self)
  }

  /// `Hidden`, new each time, provided by `Hidden` in Stores.swift.
  var secret: Hidden {
    if let make = _override(of: .secret) { return make(_handle) }
    return _build_secret(self)
  }

  /// `Shelf`, new each time, provided by `Shelf` in Stores.swift.
  func shelf(length: Int) -> Shelf {
    if let make = _override(of: .shelf) { return make(_handle, length) }
    return _build_shelf(self, length)
  }

  /// `any Special`, new each time, provided by `Direct` in Stores.swift.
  var special: any Special {
    get throws {
      if let make = _override(of: .special) { return try make(_handle) }
      return try _build_special(self)
    }
  }

  /// `any Store`, by its furthest provided subtype, `deep`.
  var store: any Store {
    if let make = _override(of: .store) { return make(_handle) }
    return _build_store(self)
  }

  /// `Third`, a singleton, provided by `Third` in Stores.swift.
  var third: Third { _kept(.third) }

  /// `Wrapped`, new each time, provided by `Wrapped` in Stores.swift.
  var wrapped: Wrapped {
    if let make = _override(of: .wrapped) { return make(_handle) }
    return _build_wrapped(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_base(_ c: Container) -> Base { c.derived }

private func _build_both(_ c: Container) -> Both { Both(near: c.first, far: c.third, maybe: c.third, second: c.first) }

private func _build_deep(_ c: Container) -> Deep { Deep() }

private func _build_derived(_ c: Container) -> Derived { Derived() }

private func _build_first(_ c: Container) -> First { First() }

private func _build_house(_ c: Container) -> House { House(port: c.port, door: nil) }

private func _build_later(_ c: Container) -> Later {
  let handle = c._handle
  return Later(near: Lazy<any Root>(_of: c, isKept: c._keeps(.first, false)) { $0.first }, far: { () -> any Root in handle.third })
}

private func _build_named(_ c: Container) -> Named { Named(base: c.base, store: c.store) }

private func _build_other(_ c: Container) -> Other { Other() }

private func _build_plank(_ c: Container, _ length: Int) -> Plank { Plank(length: length) }

private func _build_port(_ c: Container) -> any Port { _check_port(Exact()) }

private func _build_second(_ c: Container) -> Second { Second() }

private func _build_secret(_ c: Container) -> Hidden { Hidden() }

private func _build_shelf(_ c: Container, _ length: Int) -> Shelf {
  Shelf(plank: c.plank(length: length), length: length)
}

private func _build_special(_ c: Container) throws -> any Special { try _check_special(Direct(third: c.third)) }

private func _build_store(_ c: Container) -> any Store { c.deep }

private func _build_third(_ c: Container) -> Third { Third() }

private func _build_wrapped(_ c: Container) -> Wrapped { Wrapped() }

#sourceLocation(file: "Stores.swift", line: 59)
private func _check_port(_ value: consuming Exact) -> any Port {
                value }
#sourceLocation(file: "Stores.swift", line: 45)
private func _check_special(_ value: consuming Direct) -> any Special {
                value }
#sourceLocation(file: "Stores.swift", line: 10)
private func _check_0() { _ =
            _Kept<Third>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Base { static var base: Self { _App_base.key(1, _build_base, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Both { static var both: Self { _App_base.key(2, _build_both, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Deep { static var deep: Self { _App_base.key(3, _build_deep, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Derived { static var derived: Self { _App_base.key(4, _build_derived, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> First { static var first: Self { _App_base.key(5, _build_first, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> House { static var house: Self { _App_base.key(6, _build_house, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Later { static var later: Self { _App_base.key(7, _build_later, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Named { static var named: Self { _App_base.key(8, _build_named, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Other { static var other: Self { _App_base.key(9, _build_other, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Int) -> Plank { static var plank: Self { _App_base.key(10) { c, length in _build_plank(c, length) } } }
extension Key where Maker == @Sendable (Container) -> any Port { static var port: Self { _App_base.key(11, _build_port, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Second { static var second: Self { _App_base.key(12, _build_second, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Hidden { static var secret: Self { _App_base.key(13, _build_secret, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Int) -> Shelf { static var shelf: Self { _App_base.key(14) { c, length in _build_shelf(c, length) } } }
extension Key where Maker == @Sendable (Container) throws -> any Special { static var special: Self { _App_base.key(15, _build_special, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Store { static var store: Self { _App_base.key(16, _build_store, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Third { static var third: Self { _App_base.key(0, _build_third) } }
extension Key where Maker == @Sendable (Container) -> Wrapped { static var wrapped: Self { _App_base.key(17, _build_wrapped, lifetime: .transient) } }

private let _App_needs: StaticString = """
  third:
  base: derived
  both: first third
  deep:
  derived:
  first:
  house: port
  later: first third
  named: base store
  other:
  plank:
  port:
  second:
  secret:
  shelf: plank
  special: third
  store: deep
  wrapped:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.base, name: "base")
  entries.add(.both)
  entries.add(.deep)
  entries.add(.derived)
  entries.add(.first)
  entries.add(.house)
  entries.add(.later)
  entries.add(.named)
  entries.add(.other)
  entries.add(.port)
  entries.add(.second)
  entries.add(.secret, name: "secret")
  entries.add(.special)
  entries.add(.store)
  entries.add(.third)
  entries.add(.wrapped)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 1, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
