// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
public import class DIRuntime.Container
public import struct DIRuntime.Key
public import struct DIRuntime.Overrides
public import class DIRuntime.Lazy
public import struct DIRuntime.Provider
public import class DIRuntime.Box
import Old

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Old.Box<Int>`, a singleton, provided by `Olds.box` in Old.swift.
  var box: Old.Box<Int> { _kept(.box) }

  /// `Old.Key<Int>`, new each time, provided by `Olds.key` in Old.swift.
  var key: Old.Key<Int> {
    if let make = _override(of: .key) { return make(_handle) }
    return _build_key(self)
  }

  /// `Old.Lazy<Service>`, new each time, provided by `Olds.lazy` in Old.swift.
  var lazy: Old.Lazy<Service> {
    if let make = _override(of: .lazy) { return make(_handle) }
    return _build_lazy(self)
  }

  /// `Old.Container`, a singleton, provided by `Olds.old` in Old.swift.
  var old: Old.Container { _kept(.old) }

  /// `OldScreen`, new each time, provided by `OldScreen` in Old.swift.
  func oldScreen(provider: Old.Provider<Int>) -> OldScreen {
#sourceLocation(file: "Old.swift", line: 30)
      if let make = _override(of: .oldScreen) { return make(_handle, provider) }
#sourceLocation(file: "Old.swift", line: 30)
      return _build_oldScreen(self, provider)
#sourceLocation()
  }

  /// `Old.Overrides`, new each time, provided by `Olds.overrides` in Old.swift.
  var overrides: Old.Overrides {
    if let make = _override(of: .overrides) { return make(_handle) }
    return _build_overrides(self)
  }

  /// `Screen`, new each time, provided by `Screen` in Both.swift.
  var screen: Screen {
    if let make = _override(of: .screen) { return make(_handle) }
    return _build_screen(self)
  }

  /// `Service`, a singleton, provided by `Service` in Old.swift.
  var service: Service { _kept(.service) }

  /// `Box<Settings>`, a singleton, provided by `Settings` in Both.swift.
  var settings: Box<Settings> { _kept(.settings) }
}

/// A child container of `Container`, made with a `Session`.
nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// Makes a child container, which owns this one.
  func session(theirs: Old.Box<String>) -> SessionContainer {
#sourceLocation(file: "Both.swift", line: 31)
                     _child(SessionContainer.self, of: Session(theirs: theirs), base: _App_SessionContainer_base)
#sourceLocation()
  }
}

extension SessionContainer {
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

extension SessionContainer {
  /// `Cart`, a singleton, provided by `Cart` in Both.swift.
  var cart: Cart { _keptInChild(.cart) }

  /// `Old.Box<String>`, an input of the container.
  var theirs: Old.Box<String> { _input(.theirs) { (it: Session) in it.theirs } }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_box(_ c: Container) -> Old.Box<Int> { Olds.box() }

private func _build_SessionContainer_cart(_ c: SessionContainer) -> Cart { Cart(theirs: c.theirs) }

private func _build_key(_ c: Container) -> Old.Key<Int> { Olds.key() }

private func _build_lazy(_ c: Container) -> Old.Lazy<Service> { Olds.lazy() }

private func _build_old(_ c: Container) -> Old.Container { Olds.old() }

private func _build_oldScreen(_ c: Container, _ provider: Old.Provider<Int>) -> OldScreen {
#sourceLocation(file: "Old.swift", line: 30)
      OldScreen(old: c.old, lazy: c.lazy, key: c.key, box: c.box, overrides: c.overrides, provider: provider)
#sourceLocation()
}

private func _build_overrides(_ c: Container) -> Old.Overrides { Olds.overrides() }

private func _build_screen(_ c: Container) -> Screen {
  c._asCurrent { () -> Screen in
    let handle = c._handle
    return Screen(lazy: DIRuntime.Lazy<Service>(_of: c, kept: .service), later: Lazy<Service>(_of: c, kept: .service), provider: DIRuntime.Provider<Service> { handle.service }, container: c._handle, settings: c.settings, theirs: c.lazy)
  }
}

private func _build_service(_ c: Container) -> Service { Service() }

private func _build_settings(_ c: Container) -> Box<Settings> { Box<Settings>(Settings()) }

private func _build_SessionContainer_theirs(_ c: SessionContainer) -> Old.Box<String> {
  c._inputs(Session.self).theirs
}

#sourceLocation(file: "Old.swift", line: 16)
private func _check_0() { _ =
              _Kept<Old.Box<Int>>.self }
#sourceLocation(file: "Both.swift", line: 32)
private func _check_4() { _ =
                         _Kept<Cart>.self }
#sourceLocation(file: "Old.swift", line: 10)
private func _check_1() { _ =
              _Kept<Old.Container>.self }
#sourceLocation(file: "Old.swift", line: 3)
private func _check_2() { _ =
            _Kept<Service>.self }
#sourceLocation(file: "Both.swift", line: 6)
private func _check_3() { _ =
            _Kept<Box<Settings>>.self }
#sourceLocation(file: "Both.swift", line: 30)
private func _check_10() { _ =
                     _Kept<Old.Box<String>>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Old.Box<Int> { static var box: Self { _App_base.key(0, _build_box) } }
extension Key where Maker == @Sendable (SessionContainer) -> Cart { static var cart: Self { _App_SessionContainer_base.key(4, child: 0, _build_SessionContainer_cart) } }
extension Key where Maker == @Sendable (Container) -> Old.Key<Int> { static var key: Self { _App_base.key(5, _build_key, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Old.Lazy<Service> { static var lazy: Self { _App_base.key(6, _build_lazy, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Old.Container { static var old: Self { _App_base.key(1, _build_old) } }
#sourceLocation(file: "Old.swift", line: 29)
extension Key where Maker == @Sendable (Container, Old.Provider<Int>) -> OldScreen {
      static var oldScreen: Self { _App_base.key(7) { c, provider in _build_oldScreen(c, provider) } } }
#sourceLocation()
extension Key where Maker == @Sendable (Container) -> Old.Overrides { static var overrides: Self { _App_base.key(8, _build_overrides, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Screen { static var screen: Self { _App_base.key(9, _build_screen, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Service { static var service: Self { _App_base.key(2, _build_service) } }
extension Key where Maker == @Sendable (Container) -> Box<Settings> { static var settings: Self { _App_base.key(3, _build_settings) } }
extension Key where Maker == @Sendable (SessionContainer) -> Old.Box<String> { static var theirs: Self { _App_SessionContainer_base.key(10, child: 1, _build_SessionContainer_theirs) } }

private let _App_needs: StaticString = """
  box:
  old:
  service:
  settings:
  SessionContainer.cart: SessionContainer.theirs
  key:
  lazy:
  oldScreen: box key lazy old overrides
  overrides:
  screen: *
  SessionContainer.theirs:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.box)
  entries.add(.key)
  entries.add(.lazy)
  entries.add(.old)
  entries.add(.overrides)
  entries.add(.screen)
  entries.add(.service)
  entries.add(.settings)
}

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.cart)
  entries.add(.theirs)
}

private let _App_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 4, base: _App_base, needs: _App_needs)
  plan.register(SessionContainer.self, slots: 2, base: _App_SessionContainer_base, of: _App_base)
  plan.list(_App_dynamic)
  plan.list(_App_SessionContainer_dynamic)
}
