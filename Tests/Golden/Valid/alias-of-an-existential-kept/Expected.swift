// Made by DIGenPlugin from the directives in App. Changes made here are lost.

@_spi(Generated) public import DIRuntime

/// Where the target's default isolation is the main actor, this does not compile.
private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }

  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) {
    self.init(_plan: _App_plan, overrides)
  }
}

extension Container {
  /// `any Clock & Sendable`, a singleton, provided by `sundial` in Aliases.swift.
  var sundial: any Clock & Sendable { _kept(.sundial) }

  /// `Watch`, new each time, provided by `Watch` in Aliases.swift.
  var watch: Watch {
    if let make = _override(of: .watch) { return make(_handle) }
    return _build_watch(self)
  }
}

extension Key where Maker == @Sendable (Container) -> any Clock & Sendable {
  static var sundial: Self { _App_base.key(0, _build_sundial) }
}

extension Key where Maker == @Sendable (Container) -> Watch {
  static var watch: Self { _App_base.key(1, _build_watch, lifetime: .transient) }
}

/// What each provider needs, in the order of their numbers.
private let _App_needs: StaticString = """
  sundial:
  watch: sundial
  """

/// Lists the providers that are found by their types.
private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.sundial)
  entries.add(.watch)
}

/// Where this module's slots begin in every container.
private let _App_base = _SlotBase()

/// Ties this module's providers into a container's plan.
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_sundial(_ c: Container) -> any Clock & Sendable {
  let value = sundial()
#sourceLocation(file: "Aliases.swift", line: 5)
  return                   value
#sourceLocation()
}

private func _build_watch(_ c: Container) -> Watch {
  Watch(clock: c.sundial)
}
