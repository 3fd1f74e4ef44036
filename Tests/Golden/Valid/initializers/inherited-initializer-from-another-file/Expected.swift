// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Foundation

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Derived`, new each time, provided by `Derived` in Derived.swift.
  func derived(date: Date, id: UUID? = nil) -> Derived {
    if let make = _override(of: .derived) { return make(_handle, date, id) }
    return _build_derived(self, date, id)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_derived(_ c: Container, _ date: Date, _ id: UUID?) -> Derived { Derived(date: date, id: id) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Date, UUID?) -> Derived { static var derived: Self { _App_base.key(0) { c, date, id in _build_derived(c, date, id) } } }

private let _App_needs: StaticString = """
  derived:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
