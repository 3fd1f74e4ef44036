// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core
import Synchronization

extension Container {
  /// A container of all providers of Core, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Desk`, new each time, in the place of `Core.desk`, provided by `booth` in App.swift.
  fileprivate var _Core_desk: any Desk {
    if let make = _override(of: ._Core_desk) { return make(_handle) }
    return _build__Core_desk(self)
  }

  /// `any Desk`, new each time, in the place of `Core.laterDesk`, provided by `laterBooth` in App.swift.
  nonisolated(nonsending) fileprivate var _Core_laterDesk: any Desk {
    get async {
      if let make = _overrideAsync(of: ._Core_laterDesk) { return await make(_handle) }
      return await _build__Core_laterDesk(self)
    }
  }

  /// `any Token`, new each time, in the place of `Core.token`, provided by `ticket` in App.swift.
  fileprivate var _Core_token: any Token {
    if let make = _override(of: ._Core_token) { return make(_handle) }
    return _build__Core_token(self)
  }

  /// `any Desk`, new each time, in the place of `Core.weakDesk`, provided by `weakBooth` in App.swift.
  fileprivate var _Core_weakDesk: any Desk {
    if let make = _override(of: ._Core_weakDesk) { return make(_handle) }
    return _build__Core_weakDesk(self)
  }

  /// `Queue`, new each time, provided by `Queue` in App.swift.
  var queue: Queue {
    if let make = _override(of: .queue) { return make(_handle) }
    return _build_queue(self)
  }
}

/// A child of `Container`, which has all of that and is made with a `Session`.
nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  func session() -> SessionContainer {
    _child(SessionContainer.self, of: Session(), base: _App_SessionContainer_base)
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

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build__Core_desk(_ c: Container) -> any Desk { _check__Core_desk(booth(container: c._handle)) }

nonisolated(nonsending) private func _build__Core_laterDesk(_ c: Container) async -> any Desk {
#sourceLocation(file: "App.swift", line: 31)
  await _check__Core_laterDesk(laterBooth(container: c._handle))
#sourceLocation()
}

private func _build__Core_token(_ c: Container) -> any Token { ticket() }

private func _build__Core_weakDesk(_ c: Container) -> any Desk {
  _check__Core_weakDesk(weakBooth(container: c._handle))
}

private func _build_queue(_ c: Container) -> Queue { Queue(first: c.token, second: c.token) }

#sourceLocation(file: "App.swift", line: 26)
private func _check__Core_desk(_ value: consuming any Desk) -> any Desk {
                      value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 29)
private func _check__Core_laterDesk(_ value: consuming any Desk) -> any Desk {
                      value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 32)
private func _check__Core_weakDesk(_ value: consuming any Desk) -> any Desk {
                      value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Desk { fileprivate static var _Core_desk: Self { _App_base.key(0, _build__Core_desk, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> any Desk { fileprivate static var _Core_laterDesk: Self { _App_base.asyncKey(1, _build__Core_laterDesk, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Token { fileprivate static var _Core_token: Self { _App_base.key(2, _build__Core_token, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Desk { fileprivate static var _Core_weakDesk: Self { _App_base.key(3, _build__Core_weakDesk, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Queue { static var queue: Self { _App_base.key(4, _build_queue, lifetime: .transient) } }

private let _App_needs: StaticString = """
  _Core_desk: *
  _Core_laterDesk: *
  _Core_token:
  _Core_weakDesk: *
  queue: Core.token
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.queue)
}

private let _App_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.tie(SessionContainer.self, slots: 0, base: _App_SessionContainer_base, of: _App_base)
  plan.replace(.Core::desk, by: ._Core_desk, .transient, _App_base.key(0) { c in c._Core_desk })
  plan.replace(.Core::laterDesk, by: ._Core_laterDesk, .transient, _App_base.asyncKey(1) { c async in await c._Core_laterDesk })
  plan.replace(.Core::token, by: ._Core_token, .transient, _App_base.key(2) { c in c._Core_token })
  plan.replace(.Core::weakDesk, by: ._Core_weakDesk, .transient, _App_base.key(3) { c in c._Core_weakDesk })
}
