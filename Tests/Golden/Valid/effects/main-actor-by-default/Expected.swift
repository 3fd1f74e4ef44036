// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Lib

nonisolated extension Container {
  /// A container of all providers of Lib, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Values.Cache`, the same as long as something holds it, provided by `Values.Cache` in App.swift.
  var cache: Values.Cache { _weak(.cache) }

  /// `Channel`, a singleton for each `name`, provided by `Channel` in App.swift.
  func channel(name: String) -> Channel {
    _keyed(.channel, by: name) { (c: Container) -> Channel in
      if let make = c._override(of: .channel) { return make(c._handle, name) }
      return _build_channel(c, name)
    }
  }

  /// `any Clock`, a singleton, provided by `SystemClock` in App.swift.
  var clock: any Clock { _kept(.clock) }

  /// `Counter`, a singleton, provided by `Counter` in App.swift.
  var counter: Counter { _kept(.counter) }

  /// `Derived`, new each time, provided by `Derived` in App.swift.
  var derived: Derived {
    if let make = _override(of: .derived) { return make(_handle) }
    return _build_derived(self)
  }

  /// `First`, new each time, provided by `First` in App.swift.
  var first: First {
    if let make = _override(of: .first) { return make(_handle) }
    return _build_first(self)
  }

  /// `Greeter`, new each time, provided by `Greeter` in App.swift.
  func greeter(greeting: String) -> Greeter {
    if let make = _override(of: .greeter) { return make(_handle, greeting) }
    return _build_greeter(self, greeting)
  }

  /// `Greeter`, new each time, provided by `Greeter` in App.swift.
  func greeter() -> Greeter {
    if let make = _override(of: .greeter) { return make(_handle, nil) }
    return _build_greeter(self, nil)
  }

  /// `Later`, new each time, provided by `Later` in App.swift.
  var later: Later {
    if let make = _override(of: .later) { return make(_handle) }
    return _build_later(self)
  }

  /// `Legacy`, new each time, provided by `Legacy` in App.swift.
  @available(*, deprecated)
  var legacy: Legacy {
    if let make = _override(of: .legacy) { return make(_handle) }
    return _build_legacy(self)
  }

  /// `Model`, new each time, provided by `Model` in App.swift.
  var model: Model {
    if let make = _override(of: .model) { return make(_handle) }
    return _build_model(self)
  }

  /// `NoonClock`, new each time, provided by `NoonClock` in App.swift.
  var noon: NoonClock {
    if let make = _override(of: .noon) { return make(_handle) }
    return _build_noon(self)
  }

  /// `[any Plugin]`, new each time, of `first`.
  var plugins: [any Plugin] {
    if let make = _override(of: .plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `Int`, new each time, provided by `Values.port` in App.swift.
  var port: Int {
    if let make = _override(of: .port) { return make(_handle) }
    return _build_port(self)
  }

  /// `Rederived`, new each time, provided by `Rederived` in App.swift.
  var rederived: Rederived {
    if let make = _override(of: .rederived) { return make(_handle) }
    return _build_rederived(self)
  }

  /// `Repository<Int>`, new each time, provided by `Repository<Int>` in App.swift.
  var repositoryInt: Repository<Int> {
    if let make = _override(of: .repositoryInt) { return make(_handle) }
    return _build_repositoryInt(self)
  }

  /// `String`, new each time, provided by `Values.route` in App.swift.
  public var route: String {
    get throws {
      if let make = _override(of: .route) { return try make(_handle) }
      return try _build_route(self)
    }
  }

  /// `Box<Settings>`, a singleton, provided by `Settings` in App.swift.
  var settings: Box<Settings> { _kept(.settings) }

  /// `any Store`, a singleton, provided by `Disk` in App.swift.
  var store: any Store { _kept(.App::store) }

  /// `String`, new each time, provided by `Values.title` in App.swift.
  var title: String {
    if let make = _override(of: .title) { return make(_handle) }
    return _build_title(self)
  }
}

/// A child container of `Container`, made with a `Session`.
nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  required init(_making making: _Making) { super.init(_making: making) }
}

nonisolated extension Container {
  /// Makes a child container, which owns this one.
  func session(user: String) -> SessionContainer {
    _child(SessionContainer.self, of: Session(user: user), base: _App_SessionContainer_base)
  }
}

nonisolated extension SessionContainer {
  /// Builds a new value and leaves the kept one as it is.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

nonisolated extension SessionContainer {
  /// `Cart`, a singleton, provided by `Cart` in App.swift.
  var cart: Cart { _keptInChild(.cart) }

  /// `String`, an input of the container.
  var user: String { _input(.user) { (it: Session) in it.user } }
}

nonisolated private let _App_plan = _Plan { plan in
  _hand_over_to_Lib(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

nonisolated private func _build_cache(_ c: Container) -> Values.Cache { Values.Cache(port: c.port) }

nonisolated private func _build_SessionContainer_cart(_ c: SessionContainer) -> Cart { Cart(user: c.user, clock: c.clock) }

nonisolated private func _build_channel(_ c: Container, _ name: String) -> Channel { Channel(name: name) }

nonisolated private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

nonisolated private func _build_counter(_ c: Container) -> Counter { Counter() }

nonisolated private func _build_derived(_ c: Container) -> Derived { Derived(clock: c.clock) }

nonisolated private func _build_first(_ c: Container) -> First { First(title: c.title) }

nonisolated private func _build_greeter(_ c: Container, _ greeting: String?) -> Greeter {
  return switch greeting {
  case let greeting?: Greeter(clock: c.clock, greeting: greeting)
  case nil: Greeter(clock: c.clock)
  }
}

nonisolated private func _build_later(_ c: Container) -> Later {
  let handle = c._handle
  return Later(clock: Lazy<any Clock>(_of: c, kept: .clock), greeters: { (greeting: String) -> Greeter in handle.greeter(greeting: greeting) }, routes: { () throws -> String in try handle.route }, shelves: Provider<Shelf> { handle.shelf }, plugins: c.plugins, users: c.repositoryInt, missing: nil)
}

@available(*, deprecated)
nonisolated private func _build_legacy(_ c: Container) -> Legacy { Legacy(port: c.port) }

nonisolated private func _build_model(_ c: Container) -> Model { Model(clock: c.clock) }

nonisolated private func _build_noon(_ c: Container) -> NoonClock { NoonClock() }

nonisolated private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.plugins, _build_Container_plugins) }

nonisolated private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c.first] }

nonisolated private func _build_port(_ c: Container) -> Int { Values.port }

nonisolated private func _build_rederived(_ c: Container) -> Rederived { Rederived(noon: c.noon) }

nonisolated private func _build_repositoryInt(_ c: Container) -> Repository<Int> { Repository<Int>(log: c.log) }

nonisolated private func _build_route(_ c: Container) throws -> String { try Values.route(port: c.port) }

nonisolated private func _build_settings(_ c: Container) -> Box<Settings> {
  var value = Settings()
  _set_settings(&value)
  return Box<Settings>(value)
}

nonisolated private func _build_store(_ c: Container) -> any Store { _check_store(Disk()) }

nonisolated private func _build_title(_ c: Container) -> String { Values.title() }

nonisolated private func _build_SessionContainer_user(_ c: SessionContainer) -> String { c._inputs(Session.self).user }

nonisolated private func _set_settings(_ it: inout Settings) {
#sourceLocation(file: "App.swift", line: 82)
                                 it.isVerbose = true
#sourceLocation()
}

#sourceLocation(file: "App.swift", line: 59)
nonisolated private func _check_0() { _ =
              _Kept<Values.Cache>.self }
#sourceLocation(file: "App.swift", line: 133)
nonisolated private func _check_6() { _ =
            _Kept<Cart>.self }
#sourceLocation(file: "App.swift", line: 75)
nonisolated private func _check_1() { _ =
            _Kept<Channel>.self }
#sourceLocation(file: "App.swift", line: 7)
nonisolated private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                           value }
#sourceLocation(file: "App.swift", line: 66)
nonisolated private func _check_3() { _ =
            _Kept<Counter>.self }
#sourceLocation(file: "App.swift", line: 81)
nonisolated private func _check_4() { _ =
                       _Kept<Box<Settings>>.self }
#sourceLocation(file: "App.swift", line: 12)
nonisolated private func _check_store(_ value: consuming Disk) -> any Store {
                           value }
#sourceLocation(file: "App.swift", line: 130)
nonisolated private func _check_20() { _ =
      _Kept<String>.self }
#sourceLocation()

nonisolated extension Key where Maker == @Sendable (Container) -> Values.Cache { static var cache: Self { _App_base.key(0, _build_cache, lifetime: .weak) } }
nonisolated extension Key where Maker == @Sendable (SessionContainer) -> Cart { static var cart: Self { _App_SessionContainer_base.key(6, child: 0, _build_SessionContainer_cart) } }
nonisolated extension Key where Maker == @Sendable (Container, String) -> Channel { static var channel: Self { _App_base.key(1) { c, name in _build_channel(c, name) } } }
nonisolated extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(2, _build_clock) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Counter { static var counter: Self { _App_base.key(3, _build_counter) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Derived { static var derived: Self { _App_base.key(7, _build_derived, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> First { static var first: Self { _App_base.key(8, _build_first, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container, String?) -> Greeter { static var greeter: Self { _App_base.key(9) { c, greeting in _build_greeter(c, greeting) } } }
nonisolated extension Key where Maker == @Sendable (Container) -> Later { static var later: Self { _App_base.key(10, _build_later, lifetime: .transient) } }
@available(*, deprecated)
nonisolated extension Key where Maker == @Sendable (Container) -> Legacy { static var legacy: Self { _App_base.key(11, _build_legacy, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Model { static var model: Self { _App_base.key(12, _build_model, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> NoonClock { static var noon: Self { _App_base.key(13, _build_noon, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _App_base.key(14, _build_plugins, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Int { static var port: Self { _App_base.key(15, _build_port, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Rederived { static var rederived: Self { _App_base.key(16, _build_rederived, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Repository<Int> { static var repositoryInt: Self { _App_base.key(17, _build_repositoryInt, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) throws -> String { public static var route: Self { _App_base.key(18, _build_route, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Box<Settings> { static var settings: Self { _App_base.key(4, _build_settings) } }
nonisolated extension Key where Maker == @Sendable (Container) -> any Store { static var store: Self { _App_base.key(5, _build_store) } }
nonisolated extension Key where Maker == @Sendable (Container) -> String { static var title: Self { _App_base.key(19, _build_title, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (SessionContainer) -> String { static var user: Self { _App_SessionContainer_base.key(20, child: 1, _build_SessionContainer_user) } }

nonisolated private let _App_needs: StaticString = """
  cache: port
  channel:
  clock:
  counter:
  settings:
  store:
  SessionContainer.cart: SessionContainer.user clock
  derived: clock
  first: title
  greeter: clock
  later: Lib.shelf clock greeter plugins repositoryInt route
  legacy: port
  model: clock
  noon:
  plugins: first
  port:
  rederived: noon
  repositoryInt: Lib.log
  route: port
  title:
  SessionContainer.user:
  """

nonisolated private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.cache)
  entries.add(.clock)
  entries.add(.counter)
  entries.add(.derived)
  entries.add(.first)
  entries.add(.later)
  entries.add(.model)
  entries.add(.noon, name: "noon")
  entries.add(.plugins)
  entries.add(.port, name: "port")
  entries.add(.rederived)
  entries.add(.repositoryInt)
  entries.add(.route, name: "route")
  entries.add(.settings)
  entries.add(.App::store)
  entries.add(.title, name: "title")
}

nonisolated private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.cart)
  entries.add(.user, name: "user")
}

nonisolated private let _App_base = _SlotBase()
nonisolated private let _App_SessionContainer_base = _SlotBase()
nonisolated public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 6, base: _App_base, needs: _App_needs)
  plan.register(SessionContainer.self, slots: 2, base: _App_SessionContainer_base, of: _App_base)
  plan.list(_App_dynamic)
  plan.list(_App_SessionContainer_dynamic)
  plan.join(_App_base.key(14, _build_Container_plugins, "plugins"))
}

/// Hands over the requirements of Lib.
nonisolated private func _hand_over_to_Lib(_ plan: inout _Plan) {
  plan.meet("Lib.store", by: "App.store", .singleton)
  let store = { @Sendable (c: Container) in c.App::store }
  _apply_DIGenPlugin_to_Lib(&plan, store: store)
}
