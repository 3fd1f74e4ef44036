// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Disk`, new each time, provided by `Disk` in Store.swift.
  var disk: Disk {
    if let make = _override(of: .disk) { return make(_handle) }
    return _build_disk(self)
  }

  /// `Memory`, new each time, provided by `Memory` in Store.swift.
  var memory: Memory {
    if let make = _override(of: .memory) { return make(_handle) }
    return _build_memory(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_disk(_ c: Container) -> Disk { Disk() }

private func _build_memory(_ c: Container) -> Memory { Memory() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Disk { static var disk: Self { _App_base.key(0, _build_disk, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Memory { static var memory: Self { _App_base.key(1, _build_memory, lifetime: .transient) } }

private let _App_needs: StaticString = """
  disk:
  memory:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.disk)
  entries.add(.memory)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
