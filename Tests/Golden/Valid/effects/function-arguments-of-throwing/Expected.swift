// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Once`, new each time, provided by `Once` in Throwing.swift.
  func once(run: () -> Int) throws(Failed) -> Once {
    if let make = _override(of: .once) { return try make(_handle, run) }
    return try _build_once(self, run)
  }

  /// `Task`, new each time, provided by `Task` in Throwing.swift.
  func task(run: @escaping () -> Int) throws(Failed) -> Task {
    if let make = _override(of: .task) { return try make(_handle, run) }
    return try _build_task(self, run)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_once(_ c: Container, _ run: () -> Int) throws(Failed) -> Once { try Once(run: run) }

private func _build_task(_ c: Container, _ run: @escaping () -> Int) throws(Failed) -> Task { try Task(run: run) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == _Whole<@Sendable (Container, () -> Int) throws(Failed) -> Once> { static var once: Self { _App_base.key(0) } }
extension Key where Maker == @Sendable (Container, @escaping () -> Int) throws(Failed) -> Task { static var task: Self { _App_base.key(1) { c, run throws(Failed) in try _build_task(c, run) } } }

private let _App_needs: StaticString = """
  once:
  task:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
