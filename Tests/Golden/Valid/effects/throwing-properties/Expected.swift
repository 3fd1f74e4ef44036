// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Broken`, new each time, provided by `broken` in App.swift.
  var broken: Broken {
    get throws {
      if let make = _override(of: .broken) { return try make(_handle) }
      return try _build_broken(self)
    }
  }

  /// `Robber`, new each time, provided by `Robber` in App.swift.
  var robber: Robber {
    get throws(Locked) {
      if let make = _override(of: .robber) { return try make(_handle) }
      return try _build_robber(self)
    }
  }

  /// `Vault`, a singleton, provided by `Door.vault` in App.swift.
  var vault: Vault {
    get throws(Locked) {
      try _kept(.vault)
    }
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_broken(_ c: Container) throws -> Broken { try broken }

private func _build_robber(_ c: Container) throws(Locked) -> Robber {
  let handle = c._handle
  return try Robber(vault: c.vault, attempt: { () throws -> Broken in try handle.broken })
}

private func _build_vault(_ c: Container) throws(Locked) -> Vault { try Door.vault }

#sourceLocation(file: "App.swift", line: 5)
private func _check_0() { _ =
              _Kept<Vault>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) throws -> Broken { static var broken: Self { _App_base.key(1, _build_broken, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(Locked) -> Robber { static var robber: Self { _App_base.key(2, _build_robber, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(Locked) -> Vault { static var vault: Self { _App_base.key(0, _build_vault) } }

private let _App_needs: StaticString = """
  vault:
  broken:
  robber: broken vault
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.broken)
  entries.add(.robber)
  entries.add(.vault)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
