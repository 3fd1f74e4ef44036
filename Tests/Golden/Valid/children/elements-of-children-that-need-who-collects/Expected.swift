// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core

extension Container {
  /// A container of all providers of Core, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Always`, new each time, provided by `Always` in App.swift.
  var always: Always {
    if let make = _override(of: .always) { return make(_handle) }
    return _build_always(self)
  }

  /// `Basic`, new each time, provided by `Basic` in App.swift.
  var basic: Basic {
    get throws {
      if let make = _override(of: .basic) { return try make(_handle) }
      return try _build_basic(self)
    }
  }

  /// `[any Hook]`, new each time, of `always`, `greeting`.
  var hooks: [any Hook] {
    if let make = _override(of: .App::hooks) { return make(_handle) }
    return _build_hooks(self)
  }

  /// `[any Rule]`, new each time, of `basic`, `shelf`.
  var rules: [any Rule] {
    get throws {
      if let make = _override(of: .rules) { return try make(_handle) }
      return try _build_rules(self)
    }
  }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'total' needs 'cart' for its parameter 'cart'")
  var total: Total { get throws { fatalError() } }
}

/// A child of `SessionContainer`, which has all of that and is made with a `Desk`.
nonisolated class DeskContainer: SessionContainer, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `desk`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension SessionContainer {
  /// A child container of this one, which it owns.
  func desk(number: Int) -> DeskContainer {
    _child(DeskContainer.self, of: Desk(number: number), base: _App_DeskContainer_base)
  }
}

extension DeskContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (DeskContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (DeskContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension DeskContainer {
  /// `Int`, what the container was made with.
  var number: Int { _input(.number) { (it: Desk) in it.number } }

  /// `Shelf`, a singleton, provided by `Shelf` in App.swift.
  var shelf: Shelf {
    get throws {
      try _keptInChild(.shelf)
    }
  }
}

extension SessionContainer {
  /// `Cart`, a singleton, provided by `Cart` in App.swift.
  var cart: Cart {
    get throws {
      try _keptInChild(.cart)
    }
  }

  /// `Greeting`, new each time, provided by `Greeting` in App.swift.
  var greeting: Greeting {
    if let make = _override(of: .greeting) { return make(_handle) }
    return _build_SessionContainer_greeting(self)
  }

  /// `Total`, new each time, provided by `Total` in App.swift.
  var total: Total {
    get throws {
      if let make = _override(of: .total) { return try make(_handle) }
      return try _build_SessionContainer_total(self)
    }
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_always(_ c: Container) -> Always { Always() }

private func _build_basic(_ c: Container) throws -> Basic { try Basic() }

private func _build_SessionContainer_cart(_ c: SessionContainer) throws -> Cart { try Cart(rules: c.rules) }

private func _build_SessionContainer_greeting(_ c: SessionContainer) -> Greeting {
  Greeting(server: c.server, user: c.user)
}

private func _build_hooks(_ c: Container) -> [any Hook] { c._joined(.App::hooks, _build_Container_hooks) }

private func _build_Container_hooks(_ c: Container) -> [any Hook] { [c.always] }

private func _build_SessionContainer_hooks(_ c: SessionContainer) -> [any Hook] { [c.greeting] }

private func _build_DeskContainer_number(_ c: DeskContainer) -> Int { c._inputs(Desk.self).number }

private func _build_rules(_ c: Container) throws -> [any Rule] { try c._joined(.rules, _build_Container_rules) }

private func _build_Container_rules(_ c: Container) throws -> [any Rule] { try [c.basic] }

private func _build_DeskContainer_rules(_ c: DeskContainer) throws -> [any Rule] { try [c.shelf] }

private func _build_DeskContainer_shelf(_ c: DeskContainer) throws -> Shelf { try Shelf(cart: c.cart) }

private func _build_SessionContainer_total(_ c: SessionContainer) throws -> Total { try Total(cart: c.cart) }

#sourceLocation(file: "App.swift", line: 15)
private func _check_2() { _ =
            _Kept<Cart>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 22)
private func _check_5() { _ =
                  _Kept<Int>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 27)
private func _check_7() { _ =
            _Kept<Shelf>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Always { static var always: Self { _App_base.key(0, _build_always, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws -> Basic { static var basic: Self { _App_base.key(1, _build_basic, lifetime: .transient) } }
extension Key where Maker == @Sendable (SessionContainer) throws -> Cart { static var cart: Self { _App_SessionContainer_base.key(2, child: 0, _build_SessionContainer_cart) } }
extension Key where Maker == @Sendable (SessionContainer) -> Greeting { static var greeting: Self { _App_base.key(3, _build_SessionContainer_greeting, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Hook] { static var hooks: Self { _App_base.key(4, _build_hooks, lifetime: .transient) } }
extension Key where Maker == @Sendable (DeskContainer) -> Int { static var number: Self { _App_DeskContainer_base.key(5, child: 0, _build_DeskContainer_number) } }
extension Key where Maker == @Sendable (Container) throws -> [any Rule] { static var rules: Self { _App_base.key(6, _build_rules, lifetime: .transient) } }
extension Key where Maker == @Sendable (DeskContainer) throws -> Shelf { static var shelf: Self { _App_DeskContainer_base.key(7, child: 1, _build_DeskContainer_shelf) } }
extension Key where Maker == @Sendable (SessionContainer) throws -> Total { static var total: Self { _App_base.key(8, _build_SessionContainer_total, lifetime: .transient) } }

private let _App_needs: StaticString = """
  always:
  basic:
  SessionContainer.cart: rules
  SessionContainer.greeting: Core.SessionContainer.user Core.server
  hooks: SessionContainer.greeting always
  DeskContainer.number:
  rules: DeskContainer.shelf basic
  DeskContainer.shelf: SessionContainer.cart
  SessionContainer.total: SessionContainer.cart
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.always)
  entries.add(.basic)
  entries.add(.App::hooks)
  entries.add(.rules)
}

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.cart)
  entries.add(.greeting)
  entries.add(.total)
}

private func _App_DeskContainer_dynamic(_ entries: inout _DynamicEntriesOf<DeskContainer>) {
  entries.add(.number, name: "number")
  entries.add(.shelf)
}

private let _App_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
private let _App_DeskContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.tie(SessionContainer.self, slots: 1, base: _App_SessionContainer_base, of: _App_base)
  plan.tie(DeskContainer.self, slots: 2, base: _App_DeskContainer_base, of: _App_base)
  plan.list(_App_SessionContainer_dynamic)
  plan.list(_App_DeskContainer_dynamic)
  plan.join(_App_base.key(4, _build_Container_hooks, "hooks"))
  plan.join(_App_base.key(4, _build_SessionContainer_hooks, "hooks"))
  plan.join(_App_base.key(6, _build_Container_rules, "rules"))
  plan.join(_App_base.key(6, _build_DeskContainer_rules, "rules"))
}
