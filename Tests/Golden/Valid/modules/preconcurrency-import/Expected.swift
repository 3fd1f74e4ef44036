// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
@preconcurrency import Dispatch

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Queue`, a singleton, provided by `Queue` in Queue.swift.
  var queue: Queue { _kept(.queue) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_queue(_ c: Container) -> Queue { Queue() }

#sourceLocation(file: "Queue.swift", line: 2)
private func _check_0() { _ =
            _Kept<Queue>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Queue { static var queue: Self { _App_base.key(0, _build_queue) } }

private let _App_needs: StaticString = """
  queue:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.queue)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
