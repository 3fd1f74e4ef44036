// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `New`, new each time, provided by `New` in Old.swift.
  var new: New {
    if let make = _override(of: .new) { return make(_handle) }
    return _build_new(self)
  }

  /// `Old`, new each time, provided by `Old` in Old.swift.
  @available(*, deprecated, message: "use New")
  var old: Old {
    if let make = _override(of: .old) { return make(_handle) }
    return _build_old(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_new(_ c: Container) -> New { New() }

@available(*, deprecated, message: "use New")
private func _build_old(_ c: Container) -> Old { Old() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> New { static var new: Self { _App_base.key(0, _build_new, lifetime: .transient) } }
@available(*, deprecated, message: "use New")
extension Key where Maker == @Sendable (Container) -> Old { static var old: Self { _App_base.key(1, _build_old, lifetime: .transient) } }

private let _App_needs: StaticString = """
  new:
  old:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.new)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 0, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
