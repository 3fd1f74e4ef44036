// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Desk`, new each time, provided by `Desk` in App.swift.
  var desk: Desk {
    if let make = _override(of: .desk) { return make(_handle) }
    return _build_desk(self)
  }

  /// `Slot<Int>`, new each time, provided by `Slot<Int>.empty` in App.swift.
  var emptyInt: Slot<Int> {
    if let make = _override(of: .emptyInt) { return make(_handle) }
    return _build_emptyInt(self)
  }

  /// `Slot<Token>`, new each time, provided by `Slot<Token>.empty` in App.swift.
  var emptyToken: Slot<Token> {
    if let make = _override(of: .emptyToken) { return make(_handle) }
    return _build_emptyToken(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_desk(_ c: Container) -> Desk { Desk(numbers: c.emptyInt, tokens: c.emptyToken) }

private func _build_emptyInt(_ c: Container) -> Slot<Int> { Slot<Int>.empty() }

private func _build_emptyToken(_ c: Container) -> Slot<Token> { Slot<Token>.empty() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Desk { static var desk: Self { _App_base.key(0, _build_desk, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Slot<Int> { static var emptyInt: Self { _App_base.key(1, _build_emptyInt, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Slot<Token> { static var emptyToken: Self { _App_base.key(2, _build_emptyToken, lifetime: .transient) } }

private let _App_needs: StaticString = """
  desk: emptyInt emptyToken
  emptyInt:
  emptyToken:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.desk)
  entries.add(.emptyInt)
  entries.add(.emptyToken)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
