// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
#if !canImport(Glibc) && canImport(Darwin)
import Darwin
#endif
#if canImport(Glibc)
import Glibc
#endif
#if canImport(NoSuchModule)
import NoSuchModule
#endif
#if os(Linux)
import Dispatch
#endif
#if os(Linux)
import Foundation
#endif

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Item`, new each time, provided by `Item` in Conditional.swift.
  func item(date: Date = .distantPast, queue: DispatchQueue) -> Item {
    if let make = _override(of: .item) { return make(_handle, date, queue) }
    return _build_item(self, date, queue)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_item(_ c: Container, _ date: Date, _ queue: DispatchQueue) -> Item {
  Item(date: date, queue: queue)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Date, DispatchQueue) -> Item { static var item: Self { _App_base.key(0) { c, date, queue in _build_item(c, date, queue) } } }

private let _App_needs: StaticString = """
  item:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
