// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core

extension Container {
  /// A container of all providers of Core, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Counter`, new each time, provided by `Counter` in App.swift.
  func counter(customer: Customer) -> Counter {
    if let make = _override(of: .counter) { return make(_handle, customer) }
    return _build_counter(self, customer)
  }

#if KIOSK
  /// `Operator`, new each time, provided by `Operator` in App.swift.
  var `operator`: Operator {
    if let make = _override(of: .`operator`) { return make(_handle) }
    return _build_operator(self)
  }
#endif

  /// `Shell`, a singleton, provided by `Shell` in App.swift.
  var shell: Shell { _kept(.shell) }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'lobby' needs 'visit' for its parameter 'visit'")
  var lobby: Lobby { fatalError() }
}

#if KIOSK
/// A child container of `Container`, made with a `Kiosk`.
nonisolated class KioskContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `kiosk`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// Makes a child container, which owns this one.
  func kiosk(place: String) -> KioskContainer {
    _child(KioskContainer.self, of: Kiosk(place: place), base: _App_KioskContainer_base)
  }
}

extension KioskContainer {
  /// Builds a new value and leaves the kept one as it is.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (KioskContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (KioskContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}
#endif

#if KIOSK
extension KioskContainer {
  /// `String`, an input of the container.
  var place: String { _input(.place) { (it: Kiosk) in it.place } }
}
#endif

/// A child container of `SessionContainer`, made with a `Visit`.
nonisolated class VisitContainer: SessionContainer, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `visit`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension SessionContainer {
  /// Makes a child container, which owns this one.
  func visit(room: Int, note: String? = nil) -> VisitContainer {
    _child(VisitContainer.self, of: Visit(room: room, note: note), base: _App_VisitContainer_base)
  }
}

extension VisitContainer {
  /// Builds a new value and leaves the kept one as it is.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (VisitContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (VisitContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension VisitContainer {
  /// `String?`, an input of the container.
  var note: String? { _input(.note) { (it: Visit) in it.note } }

  /// `Int`, an input of the container.
  var room: Int { _input(.room) { (it: Visit) in it.room } }
}

/// A child container of `Container`, made with a `Window`.
nonisolated class WindowContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `window`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// Makes a child container, which owns this one.
  func window() -> WindowContainer {
    _child(WindowContainer.self, of: Window(), base: _App_WindowContainer_base)
  }
}

extension WindowContainer {
  /// Builds a new value and leaves the kept one as it is.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (WindowContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (WindowContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension SessionContainer {
  /// `Desk`, a singleton, provided by `Desk` in App.swift.
  var desk: Desk { _keptInChild(.desk) }

  /// `Lobby`, new each time, provided by `Lobby` in App.swift.
  var lobby: Lobby {
    if let make = _override(of: .lobby) { return make(_handle) }
    return _build_SessionContainer_lobby(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_counter(_ c: Container, _ customer: Customer) -> Counter {
  let handle = c._handle
  return Counter(customer: customer, session: { () -> SessionContainer in handle.session(customer: customer) }, window: Lazy<WindowContainer>(_of: c, isKept: false) { $0.window() }, windows: Provider<WindowContainer> { handle.window() })
}

private func _build_SessionContainer_desk(_ c: SessionContainer) -> Desk {
  let handle = c._handle
  return Desk(session: c._handle, next: { (customer: Customer) -> SessionContainer in handle.session(customer: customer) })
}

private func _build_SessionContainer_lobby(_ c: SessionContainer) -> Lobby {
  let handle = c._handle
  return Lobby(visit: { (room: Int) throws -> VisitContainer in handle.visit(room: room) })
}

private func _build_VisitContainer_note(_ c: VisitContainer) -> String? { c._inputs(Visit.self).note }

#if KIOSK
private func _build_operator(_ c: Container) -> Operator {
  let handle = c._handle
  return Operator(kiosk: { (place: String) -> KioskContainer in handle.kiosk(place: place) })
}
#endif

#if KIOSK
private func _build_KioskContainer_place(_ c: KioskContainer) -> String { c._inputs(Kiosk.self).place }
#endif

private func _build_VisitContainer_room(_ c: VisitContainer) -> Int { c._inputs(Visit.self).room }

private func _build_shell(_ c: Container) -> Shell {
  let handle = c._handle
  return Shell(session: { (customer: Customer) -> SessionContainer in handle.session(customer: customer) }, window: { () -> WindowContainer in handle.window() })
}

#sourceLocation(file: "App.swift", line: 56)
private func _check_2() { _ =
            _Kept<Desk>.self }
#sourceLocation(file: "App.swift", line: 6)
private func _check_4() { _ =
      _Kept<String?>.self }
#if KIOSK
#sourceLocation(file: "App.swift", line: 69)
private func _check_6() { _ =
      _Kept<String>.self }
#sourceLocation()
#endif
#sourceLocation(file: "App.swift", line: 5)
private func _check_7() { _ =
      _Kept<Int>.self }
#sourceLocation(file: "App.swift", line: 13)
private func _check_0() { _ =
            _Kept<Shell>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Customer) -> Counter { static var counter: Self { _App_base.key(1) { c, customer in _build_counter(c, customer) } } }
extension Key where Maker == @Sendable (SessionContainer) -> Desk { static var desk: Self { _App_SessionContainer_base.key(2, child: 0, _build_SessionContainer_desk) } }
extension Key where Maker == @Sendable (SessionContainer) -> Lobby { static var lobby: Self { _App_base.key(3, _build_SessionContainer_lobby, lifetime: .transient) } }
extension Key where Maker == @Sendable (VisitContainer) -> String? { static var note: Self { _App_VisitContainer_base.key(4, child: 0, _build_VisitContainer_note) } }
#if KIOSK
extension Key where Maker == @Sendable (Container) -> Operator { static var `operator`: Self { _App_base.key(5, _build_operator, lifetime: .transient) } }
#endif
#if KIOSK
extension Key where Maker == @Sendable (KioskContainer) -> String { static var place: Self { _App_KioskContainer_base.key(6, child: 0, _build_KioskContainer_place) } }
#endif
extension Key where Maker == @Sendable (VisitContainer) -> Int { static var room: Self { _App_VisitContainer_base.key(7, child: 1, _build_VisitContainer_room) } }
extension Key where Maker == @Sendable (Container) -> Shell { static var shell: Self { _App_base.key(0, _build_shell) } }

private let _App_needs: StaticString = """
  shell: *
  counter: *
  SessionContainer.desk: *
  SessionContainer.lobby: *
  VisitContainer.note:
  operator: *
  KioskContainer.place:
  VisitContainer.room:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
#if KIOSK
  entries.add(.`operator`)
#endif
  entries.add(.shell)
}

#if KIOSK
private func _App_KioskContainer_dynamic(_ entries: inout _DynamicEntriesOf<KioskContainer>) {
  entries.add(.place, name: "place")
}
#endif

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.desk)
  entries.add(.lobby)
}

private func _App_VisitContainer_dynamic(_ entries: inout _DynamicEntriesOf<VisitContainer>) {
  entries.add(.note, name: "note")
  entries.add(.room, name: "room")
}

private let _App_base = _SlotBase()
#if KIOSK
private let _App_KioskContainer_base = _SlotBase()
#endif
private let _App_SessionContainer_base = _SlotBase()
private let _App_VisitContainer_base = _SlotBase()
private let _App_WindowContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 1, base: _App_base, needs: _App_needs)
#if KIOSK
  plan.register(KioskContainer.self, slots: 1, base: _App_KioskContainer_base, of: _App_base)
#endif
  plan.register(SessionContainer.self, slots: 1, base: _App_SessionContainer_base, of: _App_base)
  plan.register(VisitContainer.self, slots: 2, base: _App_VisitContainer_base, of: _App_base)
  plan.register(WindowContainer.self, slots: 0, base: _App_WindowContainer_base, of: _App_base)
  plan.list(_App_dynamic)
#if KIOSK
  plan.list(_App_KioskContainer_dynamic)
#endif
  plan.list(_App_SessionContainer_dynamic)
  plan.list(_App_VisitContainer_dynamic)
}
