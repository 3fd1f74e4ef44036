// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Always`, new each time, provided by `Always` in App.swift.
  var always: Always {
    if let make = _override(of: .always) { return make(_handle) }
    return _build_always(self)
  }

  /// `Banner`, a singleton, provided by `Banner` in App.swift.
  var banner: Banner { _kept(.banner) }

  /// `Editor`, a singleton, provided by `Editor` in App.swift.
  var editor: Editor { _kept(.editor) }

  /// `Index`, a singleton, provided by `Index` in App.swift.
  nonisolated(nonsending) var index: Index {
    get async {
      await _keptAsync(.index)
    }
  }

  /// `[any Plugin]`, new each time, of `always`, `greeting`, `drawer`.
  var plugins: [any Plugin] {
    if let make = _override(of: .plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `Room`, a singleton for each `key`, provided by `Room` in App.swift.
  func room(key: Int) -> Room {
    _keyed(.room, by: key) { (c: Container) -> Room in
      if let make = c._override(of: .room) { return make(c._handle, key) }
      return _build_room(c, key)
    }
  }

  /// `Settings`, a singleton, provided by `Settings` in App.swift.
  var settings: Settings { _kept(.settings) }

  /// `Tab`, the same while somebody holds it, provided by `Tab` in App.swift.
  var tab: Tab { _weak(.tab) }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'DeskContainer', which 'desk' makes, because 'drawer' needs 'number' for its parameter 'number'")
  var drawer: Drawer { fatalError() }

  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'greeting' needs 'user' for its parameter 'user'")
  var greeting: Greeting { fatalError() }
}

/// A child of `Container`, which has all of that and is made with a `Session`.
nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  func session(user: String) -> SessionContainer {
    _child(SessionContainer.self, of: Session(user: user), base: _App_SessionContainer_base)
  }
}

extension SessionContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension SessionContainer {
  /// `Cart`, a singleton, provided by `Cart` in App.swift.
  var cart: Cart { _keptInChild(.cart) }

  /// `Greeting`, new each time, provided by `Greeting` in App.swift.
  var greeting: Greeting {
    if let make = _override(of: .greeting) { return make(_handle) }
    return _build_SessionContainer_greeting(self)
  }

  /// `String`, what the container was made with.
  var user: String { _input(.user) { (it: Session) in it.user } }
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
  /// `Drawer`, new each time, provided by `Drawer` in App.swift.
  var drawer: Drawer {
    if let make = _override(of: .drawer) { return make(_handle) }
    return _build_DeskContainer_drawer(self)
  }

  /// `Int`, what the container was made with.
  var number: Int { _input(.number) { (it: Desk) in it.number } }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_always(_ c: Container) -> Always { Always(settings: c.settings) }

private func _build_banner(_ c: Container) -> Banner { Banner() }

private func _build_SessionContainer_cart(_ c: SessionContainer) -> Cart {
  let handle = c._handle
  return Cart(editor: c.editor, plugins: c.plugins, all: { () -> [any Plugin] in handle.plugins })
}

private func _build_DeskContainer_drawer(_ c: DeskContainer) -> Drawer { Drawer(number: c.number) }

private func _build_editor(_ c: Container) -> Editor {
  let handle = c._handle
  return Editor(later: Lazy<[any Plugin]>(_of: c, isKept: c._keeps(.plugins, false)) { $0.plugins }, each: Provider<[any Plugin]> { handle.plugins }, all: { () -> [any Plugin] in handle.plugins }, container: c._handle)
}

private func _build_SessionContainer_greeting(_ c: SessionContainer) -> Greeting { Greeting(user: c.user) }

nonisolated(nonsending) private func _build_index(_ c: Container) async -> Index {
  let handle = c._handle
#sourceLocation(file: "App.swift", line: 71)
  return await Index(all: { () -> [any Plugin] in handle.plugins })
#sourceLocation()
}

private func _build_DeskContainer_number(_ c: DeskContainer) -> Int { c._inputs(Desk.self).number }

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c.always] }

private func _build_SessionContainer_plugins(_ c: SessionContainer) -> [any Plugin] { [c.greeting] }

private func _build_DeskContainer_plugins(_ c: DeskContainer) -> [any Plugin] { [c.drawer] }

private func _build_room(_ c: Container, _ key: Int) -> Room {
  let handle = c._handle
  return Room(key: key, all: { () -> [any Plugin] in handle.plugins })
}

private func _build_settings(_ c: Container) -> Settings { Settings() }

private func _build_tab(_ c: Container) -> Tab {
  let handle = c._handle
  return Tab(all: { () -> [any Plugin] in handle.plugins })
}

private func _build_SessionContainer_user(_ c: SessionContainer) -> String { c._inputs(Session.self).user }

#sourceLocation(file: "App.swift", line: 75)
private func _check_0() { _ =
            _Kept<Banner>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 46)
private func _check_7() { _ =
            _Kept<Cart>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 31)
private func _check_1() { _ =
            _Kept<Editor>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 69)
private func _check_2() { _ =
            _Kept<Index>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 11)
private func _check_10() { _ =
                  _Kept<Int>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 57)
private func _check_3() { _ =
            _Kept<Room>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 4)
private func _check_4() { _ =
            _Kept<Settings>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 63)
private func _check_5() { _ =
            _Kept<Tab>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 8)
private func _check_12() { _ =
                     _Kept<String>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Always { static var always: Self { _App_base.key(6, _build_always, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Banner { static var banner: Self { _App_base.key(0, _build_banner) } }
extension Key where Maker == @Sendable (SessionContainer) -> Cart { static var cart: Self { _App_SessionContainer_base.key(7, child: 0, _build_SessionContainer_cart) } }
extension Key where Maker == @Sendable (DeskContainer) -> Drawer { static var drawer: Self { _App_base.key(8, _build_DeskContainer_drawer, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Editor { static var editor: Self { _App_base.key(1, _build_editor) } }
extension Key where Maker == @Sendable (SessionContainer) -> Greeting { static var greeting: Self { _App_base.key(9, _build_SessionContainer_greeting, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Index { static var index: Self { _App_base.asyncKey(2, _build_index) } }
extension Key where Maker == @Sendable (DeskContainer) -> Int { static var number: Self { _App_DeskContainer_base.key(10, child: 0, _build_DeskContainer_number) } }
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _App_base.key(11, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Int) -> Room { static var room: Self { _App_base.key(3) { c, key in _build_room(c, key) } } }
extension Key where Maker == @Sendable (Container) -> Settings { static var settings: Self { _App_base.key(4, _build_settings) } }
extension Key where Maker == @Sendable (Container) -> Tab { static var tab: Self { _App_base.key(5, _build_tab, lifetime: .weak) } }
extension Key where Maker == @Sendable (SessionContainer) -> String { static var user: Self { _App_SessionContainer_base.key(12, child: 1, _build_SessionContainer_user) } }

private let _App_needs: StaticString = """
  banner: *
  editor: *
  index: plugins
  room: plugins
  settings:
  tab: plugins
  always: settings
  SessionContainer.cart: editor plugins
  DeskContainer.drawer: DeskContainer.number
  SessionContainer.greeting: SessionContainer.user
  DeskContainer.number:
  plugins: DeskContainer.drawer SessionContainer.greeting always
  SessionContainer.user:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.always)
  entries.add(.banner)
  entries.add(.editor)
  entries.add(.plugins)
  entries.add(.settings)
  entries.add(.tab)
}

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.cart)
  entries.add(.greeting)
  entries.add(.user, name: "user")
}

private func _App_DeskContainer_dynamic(_ entries: inout _DynamicEntriesOf<DeskContainer>) {
  entries.add(.drawer)
  entries.add(.number, name: "number")
}

private let _App_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
private let _App_DeskContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 6, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.tie(SessionContainer.self, slots: 2, base: _App_SessionContainer_base, of: _App_base)
  plan.tie(DeskContainer.self, slots: 1, base: _App_DeskContainer_base, of: _App_base)
  plan.list(_App_SessionContainer_dynamic)
  plan.list(_App_DeskContainer_dynamic)
  plan.join(_App_base.key(11, _build_Container_plugins, "plugins"))
  plan.join(_App_base.key(11, _build_SessionContainer_plugins, "plugins"))
  plan.join(_App_base.key(11, _build_DeskContainer_plugins, "plugins"))
}
