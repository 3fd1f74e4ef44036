// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Both`, new each time, provided by `Both` in App.swift.
  var both: Both {
    if let make = _override(of: .both) { return make(_handle) }
    return _build_both(self)
  }

  /// `Modern`, new each time, provided by `Modern` in App.swift.
  @available(swift 5.9)
  var modern: Modern {
    if let make = _override(of: .modern) { return make(_handle) }
    return _build_modern(self)
  }

  /// `Old`, a singleton, provided by `Old` in App.swift.
  @available(swift, introduced: 4)
  var old: Old { _kept(.old) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_both(_ c: Container) -> Both { Both(modern: c.modern, old: c.old) }

@available(swift 5.9)
private func _build_modern(_ c: Container) -> Modern { Modern() }

@available(swift, introduced: 4)
private func _build_old(_ c: Container) -> Old { Old() }

#sourceLocation(file: "App.swift", line: 6)
@available(swift, introduced: 4) private func _check_0() { _ =
            _Kept<Old>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Both { static var both: Self { _App_base.key(1, _build_both, lifetime: .transient) } }
@available(swift 5.9)
extension Key where Maker == @Sendable (Container) -> Modern { static var modern: Self { _App_base.key(2, _build_modern, lifetime: .transient) } }
@available(swift, introduced: 4)
extension Key where Maker == @Sendable (Container) -> Old { static var old: Self { _App_base.key(0, _build_old) } }

private let _App_needs: StaticString = """
  old:
  both: modern old
  modern:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.both)
#if swift(>=5.9)
  entries.add(.modern)
#endif
#if swift(>=4)
  entries.add(.old)
#endif
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
