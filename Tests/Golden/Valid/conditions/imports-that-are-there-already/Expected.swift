// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
public import class DIRuntime.Container
public import struct DIRuntime.Key
public import struct DIRuntime.Overrides
public import class DIRuntime.Lazy
public import struct DIRuntime.Provider
public import class DIRuntime.Box
import Foundation
#if DEBUG
import Dispatch
#endif

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Page`, new each time, provided by `Page` in App.swift.
  func page(day: Date) -> Page {
    if let make = _override(of: .page) { return make(_handle, day) }
    return _build_page(self, day)
  }

#if DEBUG
  /// `Worker`, new each time, provided by `Worker` in App.swift.
  func worker(queue: DispatchQueue) -> Worker {
#sourceLocation(file: "App.swift", line: 16)
      if let make = _override(of: .worker) { return make(_handle, queue) }
#sourceLocation(file: "App.swift", line: 16)
      return _build_worker(self, queue)
#sourceLocation()
  }
#endif
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_page(_ c: Container, _ day: Date) -> Page { Page(day: day) }

#if DEBUG
private func _build_worker(_ c: Container, _ queue: DispatchQueue) -> Worker {
#sourceLocation(file: "App.swift", line: 16)
      Worker(queue: queue)
#sourceLocation()
}
#endif

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Date) -> Page { static var page: Self { _App_base.key(0) { c, day in _build_page(c, day) } } }
#if DEBUG
#sourceLocation(file: "App.swift", line: 15)
extension Key where Maker == @Sendable (Container, DispatchQueue) -> Worker {
      static var worker: Self { _App_base.key(1) { c, queue in _build_worker(c, queue) } } }
#sourceLocation()
#endif

private let _App_needs: StaticString = """
  page:
  worker:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 0, base: _App_base, needs: _App_needs)
}
