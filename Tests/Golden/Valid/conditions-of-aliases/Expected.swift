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
  /// `Chosen`, a singleton, provided by `chosen` in App.swift.
  var chosen: Chosen { _kept(.chosen) }

  /// `User`, new each time, provided by `User` in App.swift.
  var user: User {
    if let make = _override(of: .user) { return make(_handle) }
    return _build_user(self)
  }
}

extension Key where Maker == @Sendable (Container) -> Chosen {
  static var chosen: Self { _App_base.key(0, _build_chosen) }
}

extension Key where Maker == @Sendable (Container) -> User {
  static var user: Self { _App_base.key(1, _build_user, lifetime: .transient) }
}

/// What each provider needs, in the order of their numbers.
private let _App_needs: StaticString = """
  chosen:
  user: chosen
  """

/// Lists the providers that are found by their types.
private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.chosen)
  entries.add(.user)
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

private func _build_chosen(_ c: Container) -> Chosen {
  chosen()
}

private func _build_user(_ c: Container) -> User {
  User(chosen: c.chosen, other: c.chosen)
}

#sourceLocation(file: "App.swift", line: 11)
private typealias _check_0 = _Kept<Chosen>
#sourceLocation()
