// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Lib

nonisolated extension Container {
  /// A container of all providers of Lib, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Analytics & Sendable`, a singleton, in the place of `Lib.analytics`, provided by `AppAnalytics` in App.swift.
  @MainActor fileprivate var _Lib_analytics: any Analytics & Sendable { _kept(_unisolated(._Lib_analytics)) }

  /// `Cache`, the same while somebody holds it, provided by `Cache` in App.swift.
  @MainActor var cache: Cache { _weak(_unisolated(.cache)) }

  /// `Channel`, a singleton for each `name`, provided by `Channel` in App.swift.
  @MainActor func channel(name: String) -> Channel {
    _keyed(_unisolated(.channel), by: name) { (c: Container) -> Channel in
      if let make = c._override(of: _unisolated(.channel)) { return make(c._handle, name) }
      return _build_channel(c, name)
    }
  }

  /// `Derived`, new each time, provided by `Derived` in App.swift.
  @MainActor func derived(x: Int) -> Derived {
    if let make = _override(of: _unisolated(.derived)) { return make(_handle, x) }
    return _build_derived(self, x)
  }

  /// `[any Feature]`, new each time, of `search`, `help`.
  @MainActor var features: [any Feature] {
    if let make = _override(of: _unisolated(.App::features)) { return make(_handle) }
    return _build_features(self)
  }

  /// `Fine`, new each time, provided by `Fine` in App.swift.
  @MainActor var fine: Fine {
    if let make = _override(of: _unisolated(.fine)) { return make(_handle) }
    return _build_fine(self)
  }

  /// `Help`, a singleton, provided by `Help` in App.swift.
  @MainActor var help: Help { _kept(_unisolated(.help)) }

  /// `Space.Inner`, new each time, provided by `Space.Inner` in App.swift.
  @MainActor var inner: Space.Inner {
    if let make = _override(of: _unisolated(.inner)) { return make(_handle) }
    return _build_inner(self)
  }

  /// `Model`, a singleton, provided by `Model` in App.swift.
  @MainActor var model: Model { _kept(_unisolated(.model)) }

  /// `Plain`, new each time, provided by `Plain` in App.swift.
  @MainActor var plain: Plain {
    if let make = _override(of: _unisolated(.plain)) { return make(_handle) }
    return _build_plain(self)
  }

  /// `Int`, new each time, provided by `port` in App.swift.
  @MainActor var port: Int {
    if let make = _override(of: _unisolated(.port)) { return make(_handle) }
    return _build_port(self)
  }

  /// `any Remote`, a singleton, provided by `AppRemote` in App.swift.
  nonisolated(nonsending) var remote: any Remote {
    get async throws {
      try await _keptAsync(.App::remote)
    }
  }

  /// `String`, new each time, provided by `route` in App.swift.
  @MainActor var route: String {
    if let make = _override(of: _unisolated(.route)) { return make(_handle) }
    return _build_route(self)
  }

  /// `any Router & Sendable`, a singleton, provided by `AppRouter` in App.swift.
  @MainActor var router: any Router & Sendable { _kept(_unisolated(.App::router)) }

  /// `any Screen`, new each time, provided by `Home` in App.swift.
  @MainActor var screen: any Screen {
    if let make = _override(of: _unisolated(.screen)) { return make(_handle) }
    return _build_screen(self)
  }

  /// `Screens`, new each time, provided by `Screens` in App.swift.
  @MainActor var screens: Screens {
    if let make = _override(of: _unisolated(.screens)) { return make(_handle) }
    return _build_screens(self)
  }

  /// `Search`, new each time, provided by `Search` in App.swift.
  @MainActor var search: Search {
    if let make = _override(of: _unisolated(.search)) { return make(_handle) }
    return _build_search(self)
  }

  /// `Box<Settings>`, a singleton, provided by `Settings` in App.swift.
  @MainActor var settings: Box<Settings> { _kept(_unisolated(.settings)) }

  /// `String`, new each time, provided by `Space.title` in App.swift.
  @MainActor var title: String {
    if let make = _override(of: _unisolated(.title)) { return make(_handle) }
    return _build_title(self)
  }
}

/// A child of `Container`, which has all of that and is made with a `Visit`.
nonisolated class VisitContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `visit`.
  required init(_making making: _Making) { super.init(_making: making) }
}

nonisolated extension Container {
  /// A child container of this one, which it owns.
  func visit(user: String) -> VisitContainer {
    _child(VisitContainer.self, of: Visit(user: user), base: _App_VisitContainer_base)
  }
}

nonisolated extension VisitContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (VisitContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (VisitContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

nonisolated extension VisitContainer {
  /// `Cart`, a singleton, provided by `Cart` in App.swift.
  @MainActor var cart: Cart { _keptInChild(_unisolated(.cart)) }

  /// `String`, what the container was made with.
  var user: String { _input(.user) { (it: Visit) in it.user } }
}

nonisolated extension VisitContainer {
  /// Builds a value anew, without regard to the one that is kept.
  @MainActor func fresh<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (VisitContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  @MainActor func original<each A, T, E: Error>(
    _ key: Key<@MainActor @Sendable (VisitContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: _unisolated(key), isOriginal: true, repeat each arguments)
  }
}

nonisolated private let _App_plan = _Plan { plan in
  _hand_over_to_Lib(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

@MainActor private func _build__Lib_analytics(_ c: Container) -> any Analytics & Sendable {
  _check__Lib_analytics(AppAnalytics(model: c.model))
}

@MainActor private func _build_cache(_ c: Container) -> Cache { Cache(model: c.model) }

@MainActor private func _build_VisitContainer_cart(_ c: VisitContainer) -> Cart {
  Cart(user: c.user, analytics: c.analytics)
}

@MainActor private func _build_channel(_ c: Container, _ name: String) -> Channel { Channel(name: name) }

@MainActor private func _build_derived(_ c: Container, _ x: Int) -> Derived { Derived(x: x) }

@MainActor private func _build_features(_ c: Container) -> [any Feature] {
  c._joined(_unisolated(.App::features), { (c: Container) -> [any Feature] in _build_Container_features(c) })
}

@MainActor private func _build_Container_features(_ c: Container) -> [any Feature] { [c.search, c.help] }

@MainActor private func _build_fine(_ c: Container) -> Fine { Fine(model: c.model, plain: c.plain) }

@MainActor private func _build_help(_ c: Container) -> Help { Help() }

@MainActor private func _build_inner(_ c: Container) -> Space.Inner { Space.Inner() }

@MainActor private func _build_model(_ c: Container) -> Model { Model() }

@MainActor private func _build_plain(_ c: Container) -> Plain { Plain(port: c.port) }

@MainActor private func _build_port(_ c: Container) -> Int { port }

nonisolated(nonsending) private func _build_remote(_ c: Container) async throws -> any Remote {
  try await _check_remote(AppRemote())
}

@MainActor private func _build_route(_ c: Container) -> String { route() }

@MainActor private func _build_router(_ c: Container) -> any Router & Sendable {
  _check_router(AppRouter(route: c.route))
}

@MainActor private func _build_screen(_ c: Container) -> any Screen { _check_screen(Home(model: c.model)) }

@MainActor private func _build_screens(_ c: Container) -> Screens {
  c._asCurrent { () -> Screens in
    let handle = c._handle
    let features = c.App::features
    return Screens(features: features, make: { () -> Model in handle.model }, home: Lazy<any Screen>(_onMainActorOf: c, isKept: c._keeps(.screen, false)) { $0.screen })
  }
}

@MainActor private func _build_search(_ c: Container) -> Search { Search() }

@MainActor private func _build_settings(_ c: Container) -> Box<Settings> {
  var value = Settings()
  _set_settings(&value)
  return Box<Settings>(value)
}

@MainActor private func _build_title(_ c: Container) -> String { Space.title }

nonisolated private func _build_VisitContainer_user(_ c: VisitContainer) -> String { c._inputs(Visit.self).user }

@MainActor private func _set_settings(_ it: inout Settings) {
#sourceLocation(file: "App.swift", line: 106)
                                 it.isOn = true
#sourceLocation()
}

#sourceLocation(file: "App.swift", line: 63)
nonisolated private func _check_0() { _ =
            _Kept<any Analytics & Sendable>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 63)
@MainActor private func _check__Lib_analytics(_ value: consuming AppAnalytics) -> any Analytics & Sendable {
                                 value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 102)
nonisolated private func _check_1() { _ =
            _Kept<Cache>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 90)
nonisolated private func _check_8() { _ =
            _Kept<Cart>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 96)
nonisolated private func _check_2() { _ =
            _Kept<Channel>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 73)
nonisolated private func _check_3() { _ =
            _Kept<Help>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 8)
nonisolated private func _check_4() { _ =
            _Kept<Model>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 57)
nonisolated private func _check_remote(_ value: consuming AppRemote) -> any Remote {
                value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 51)
@MainActor private func _check_router(_ value: consuming AppRouter) -> any Router & Sendable {
                value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 32)
@MainActor private func _check_screen(_ value: consuming Home) -> any Screen {
                value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 105)
nonisolated private func _check_7() { _ =
            _Kept<Box<Settings>>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 88)
nonisolated private func _check_20() { _ =
                               _Kept<String>.self }
#sourceLocation()

nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> any Analytics & Sendable { fileprivate static var _Lib_analytics: Self { _App_base.mainActorKey(0, _build__Lib_analytics) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Cache { static var cache: Self { _App_base.mainActorKey(1, _build_cache, lifetime: .weak) } }
nonisolated extension Key where Maker == @MainActor @Sendable (VisitContainer) -> Cart { static var cart: Self { _App_VisitContainer_base.mainActorKey(8, child: 0, _build_VisitContainer_cart) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container, String) -> Channel { static var channel: Self { _App_base.mainActorKey(2) { c, name in _build_channel(c, name) } } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container, Int) -> Derived { static var derived: Self { _App_base.mainActorKey(9) { c, x in _build_derived(c, x) } } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> [any Feature] { static var features: Self { _App_base.mainActorKey(10, _build_features, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Fine { static var fine: Self { _App_base.mainActorKey(11, _build_fine, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Help { static var help: Self { _App_base.mainActorKey(3, _build_help) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Space.Inner { static var inner: Self { _App_base.mainActorKey(12, _build_inner, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Model { static var model: Self { _App_base.mainActorKey(4, _build_model) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Plain { static var plain: Self { _App_base.mainActorKey(13, _build_plain, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Int { static var port: Self { _App_base.mainActorKey(14, _build_port, lifetime: .transient) } }
nonisolated extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> any Remote { static var remote: Self { _App_base.asyncKey(5, _build_remote) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> String { static var route: Self { _App_base.mainActorKey(15, _build_route, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> any Router & Sendable { static var router: Self { _App_base.mainActorKey(6, _build_router) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> any Screen { static var screen: Self { _App_base.mainActorKey(16, _build_screen, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Screens { static var screens: Self { _App_base.mainActorKey(17, _build_screens, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Search { static var search: Self { _App_base.mainActorKey(18, _build_search, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Box<Settings> { static var settings: Self { _App_base.mainActorKey(7, _build_settings) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> String { static var title: Self { _App_base.mainActorKey(19, _build_title, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (VisitContainer) -> String { static var user: Self { _App_VisitContainer_base.key(20, child: 1, _build_VisitContainer_user) } }

nonisolated private let _App_needs: StaticString = """
  _Lib_analytics: model
  cache: model
  channel:
  help:
  model:
  remote:
  router: route
  settings:
  VisitContainer.cart: Lib.analytics VisitContainer.user
  derived:
  features: help search
  fine: model plain
  inner:
  plain: port
  port:
  route:
  screen: model
  screens: *
  search:
  title:
  VisitContainer.user:
  """

nonisolated private func _App_VisitContainer_dynamic(_ entries: inout _DynamicEntriesOf<VisitContainer>) {
  entries.add(.user, name: "user")
}

nonisolated private let _App_base = _SlotBase()
nonisolated private let _App_VisitContainer_base = _SlotBase()
nonisolated public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 8, base: _App_base, needs: _App_needs)
  plan.tie(VisitContainer.self, slots: 2, base: _App_VisitContainer_base, of: _App_base)
  plan.list(_App_VisitContainer_dynamic)
  plan.replace(.Lib::analytics, by: ._Lib_analytics, .singleton, _App_base.mainActorKey(0) { c in c._Lib_analytics })
  plan.join(_unisolated(_App_base.mainActorKey(10, _build_Container_features, "features")))
}

/// Hands over what Lib requires.
nonisolated private func _hand_over_to_Lib(_ plan: inout _Plan) {
  plan.meet("Lib.remote", by: "App.remote", .singleton)
  let remote = _Plan.waiting { @Sendable (c: Container) in try await c.App::remote }
  plan.meet("Lib.router", by: "App.router", .singleton)
  let router = { @MainActor @Sendable (c: Container) in c.App::router }
  _apply_DIGenPlugin_to_Lib(&plan, remote: remote, router: router)
}
