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

  /// `Ticket?`, new each time, provided by `firstTicket` in App.swift.
  var firstTicket: Ticket? {
    if let make = _override(of: .firstTicket) { return make(_handle) }
    return _build_firstTicket(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_desk(_ c: Container) -> Desk { Desk(ticket: c.firstTicket) }

private func _build_firstTicket(_ c: Container) -> Ticket? { firstTicket }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Desk { static var desk: Self { _App_base.key(0, _build_desk, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Ticket? { static var firstTicket: Self { _App_base.key(1, _build_firstTicket, lifetime: .transient) } }

private let _App_needs: StaticString = """
  desk: firstTicket
  firstTicket:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.desk)
  entries.add(.firstTicket)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
