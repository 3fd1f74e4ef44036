// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Taker`, new each time, provided by `Taker` in Ownership.swift.
  func taker(buffer: sending Buffer) throws(Failed) -> Taker {
    if let make = _override(of: .taker) { return try make(_handle, buffer) }
    return try _build_taker(self, buffer)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_taker(_ c: Container, _ buffer: sending Buffer) throws(Failed) -> Taker {
  try Taker(buffer: buffer)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == _Whole<@Sendable (Container, sending Buffer) throws(Failed) -> Taker> { static var taker: Self { _App_base.key(0) } }

private let _App_needs: StaticString = """
  taker:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
