// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Child`, new each time, provided by `Child` in App.swift.
  var child: Child {
    if let make = _override(of: .child) { return make(_handle) }
    return _build_child(self)
  }

  /// `Moon`, a singleton, provided by `Moon` in App.swift.
  var moon: Moon { _kept(.moon) }

  /// `Parent`, the same while somebody holds it, provided by `Parent` in App.swift.
  var parent: Parent { _weak(.parent) }

  /// `Sun`, a singleton, provided by `Sun` in App.swift.
  var sun: Sun { _kept(.sun) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_child(_ c: Container) -> Child {
  Child(parent: Lazy<Parent>(_of: c, isKept: c._keeps(.parent, true)) { $0.parent })
}

private func _build_moon(_ c: Container) -> Moon {
  let handle = c._handle
  return Moon(sun: Provider<Sun> { handle.sun })
}

private func _build_parent(_ c: Container) -> Parent { Parent(child: c.child) }

private func _build_sun(_ c: Container) -> Sun { Sun(moon: c.moon) }

#sourceLocation(file: "App.swift", line: 15)
private func _check_0() { _ =
            _Kept<Moon>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 2)
private func _check_1() { _ =
            _Kept<Parent>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 21)
private func _check_2() { _ =
            _Kept<Sun>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Child { static var child: Self { _App_base.key(3, _build_child, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Moon { static var moon: Self { _App_base.key(0, _build_moon) } }
extension Key where Maker == @Sendable (Container) -> Parent { static var parent: Self { _App_base.key(1, _build_parent, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> Sun { static var sun: Self { _App_base.key(2, _build_sun) } }

private let _App_needs: StaticString = """
  moon: sun
  parent: child
  sun: moon
  child: parent
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.child)
  entries.add(.moon)
  entries.add(.parent)
  entries.add(.sun)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 3, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
