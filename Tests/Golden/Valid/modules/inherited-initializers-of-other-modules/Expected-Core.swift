// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of Core.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Core_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Core_plan, overrides) }

  /// `Title`, new each time, provided by `Title` in Core.swift.
  public var title: Title {
    if let make = _override(of: .title) { return make(_handle) }
    return _build_title(self)
  }
}

private let _Core_plan = _Plan { plan in _apply_DIGenPlugin_to_Core(&plan) }

private func _build_title(_ c: Container) -> Title { Title() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Title { public static var title: Self { _Core_base.key(0, _build_title, lifetime: .transient) } }

private let _Core_needs: StaticString = """
  title:
  """

private func _Core_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.title)
}

private let _Core_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.tie("Core", slots: 0, base: _Core_base, needs: _Core_needs, dynamic: _Core_dynamic)
}
