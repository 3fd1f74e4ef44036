// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Giver`, new each time, provided by `Giver` in Ownership.swift.
  var giver: Giver {
    if let make = _override(of: .giver) { return make(_handle) }
    return _build_giver(self)
  }

  /// `Buffer`, new each time, provided by `Giver.newBuffer` in Ownership.swift.
  var newBuffer: Buffer {
    if let make = _override(of: .newBuffer) { return make(_handle) }
    return _build_newBuffer(self)
  }

  /// `Owner`, new each time, provided by `Owner` in Ownership.swift.
  func owner(buffer: sending Buffer, name: String, other: String) -> Owner {
    if let make = _override(of: .owner) { return make(_handle, buffer, name, other) }
    return _build_owner(self, buffer, name, other)
  }

  /// `Taker`, new each time, provided by `Taker` in Ownership.swift.
  func taker(buffer: sending Buffer) -> Taker {
    if let make = _override(of: .taker) { return make(_handle, buffer) }
    return _build_taker(self, buffer)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_giver(_ c: Container) -> Giver { Giver(buffer: c.newBuffer) }

private func _build_newBuffer(_ c: Container) -> Buffer { Giver.newBuffer() }

private func _build_owner(_ c: Container, _ buffer: sending Buffer, _ name: String, _ other: String) -> Owner {
  Owner(buffer: buffer, name: name, other: other)
}

private func _build_taker(_ c: Container, _ buffer: sending Buffer) -> Taker { Taker(buffer: buffer) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Giver { static var giver: Self { _App_base.key(0, _build_giver, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Buffer { static var newBuffer: Self { _App_base.key(1, _build_newBuffer, lifetime: .transient) } }
extension Key where Maker == _Whole<@Sendable (Container, sending Buffer, String, String) -> Owner> { static var owner: Self { _App_base.key(2) } }
extension Key where Maker == _Whole<@Sendable (Container, sending Buffer) -> Taker> { static var taker: Self { _App_base.key(3) } }

private let _App_needs: StaticString = """
  giver: newBuffer
  newBuffer:
  owner:
  taker:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.giver)
  entries.add(.newBuffer)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
