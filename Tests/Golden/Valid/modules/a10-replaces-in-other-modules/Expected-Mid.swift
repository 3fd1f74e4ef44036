// Made by DIGenPlugin from the directives in Mid. Changes made here are lost.
@_spi(Generated) public import DIRuntime
internal import Core

extension Container {
  /// A container of all providers of Core, Mid.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Mid_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Mid_plan, overrides) }

  /// `Room`, new each time, in the place of `Core.room`, provided by `quietRoom` in Mid.swift.
  fileprivate func _Core_room(_ name: String) -> Room {
    if let make = _override(of: ._Core_room) { return make(_handle, name) }
    return _build__Core_room(self, name)
  }

  /// `Hotel`, new each time, provided by `Hotel` in Mid.swift.
  public var hotel: Hotel {
    if let make = _override(of: .hotel) { return make(_handle) }
    return _build_hotel(self)
  }
}

private let _Mid_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_Mid(&plan)
}

private func _build__Core_room(_ c: Container, _ name: String) -> Room { quietRoom(name: name) }

private func _build_hotel(_ c: Container) -> Hotel { Hotel(counter: c.counter) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, String) -> Room { fileprivate static var _Core_room: Self { _Mid_base.key(0) { c, name in _build__Core_room(c, name) } } }
extension Key where Maker == @Sendable (Container) -> Hotel { public static var hotel: Self { _Mid_base.key(1, _build_hotel, lifetime: .transient) } }

private let _Mid_needs: StaticString = """
  _Core_room:
  hotel: Core.counter
  """

private func _Mid_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.hotel)
}

private let _Mid_base = _SlotBase()
public func _apply_DIGenPlugin_to_Mid(_ plan: inout _Plan) {
  plan.register("Mid", slots: 0, base: _Mid_base, needs: _Mid_needs)
  plan.list(_Mid_dynamic)
  plan.replace(.Core::room, by: ._Core_room, .transient, _Mid_base.key(0) { c, name in c._Core_room(name) })
}
