// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of Core.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Core_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Core_plan, overrides) }

  /// `any Desk`, a singleton, provided by `Oak` in Core.swift.
  public var desk: any Desk { _kept(.desk) }

  /// `any Desk`, a singleton, provided by `laterDesk` in Core.swift.
  nonisolated(nonsending) public var laterDesk: any Desk {
    get async {
      await _keptAsync(.laterDesk)
    }
  }

  /// `Pair`, new each time, provided by `Pair` in Core.swift.
  public var pair: Pair {
    if let make = _override(of: .pair) { return make(_handle) }
    return _build_pair(self)
  }

  /// `any Token`, a singleton, provided by `token` in Core.swift.
  public var token: any Token { _kept(.token) }

  /// `any Desk`, the same while somebody holds it, provided by `Ash` in Core.swift.
  public var weakDesk: any Desk { _weak(.weakDesk) }
}

private let _Core_plan = _Plan { plan in _apply_DIGenPlugin_to_Core(&plan) }

private func _build_desk(_ c: Container) -> any Desk { _check_desk(Oak(container: c._handle)) }

nonisolated(nonsending) private func _build_laterDesk(_ c: Container) async -> any Desk {
#sourceLocation(file: "Core/Core.swift", line: 28)
  await _check_laterDesk(laterDesk(container: c._handle))
#sourceLocation()
}

private func _build_pair(_ c: Container) -> Pair { Pair(one: c.token, other: c.token) }

private func _build_token(_ c: Container) -> any Token { token() }

private func _build_weakDesk(_ c: Container) -> any Desk { _check_weakDesk(Ash(container: c._handle)) }

#sourceLocation(file: "Core/Core.swift", line: 23)
private func _check_desk(_ value: consuming Oak) -> any Desk {
                           value }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 26)
private func _check_laterDesk(_ value: consuming any Desk) -> any Desk {
                           value }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 29)
private func _check_weakDesk(_ value: consuming Ash) -> any Desk {
                      value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Desk { public static var desk: Self { _Core_base.key(0, _build_desk) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> any Desk { public static var laterDesk: Self { _Core_base.asyncKey(1, _build_laterDesk) } }
extension Key where Maker == @Sendable (Container) -> Pair { public static var pair: Self { _Core_base.key(4, _build_pair, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Token { public static var token: Self { _Core_base.key(2, _build_token) } }
extension Key where Maker == @Sendable (Container) -> any Desk { public static var weakDesk: Self { _Core_base.key(3, _build_weakDesk, lifetime: .weak) } }

private let _Core_needs: StaticString = """
  desk: *
  laterDesk: *
  token:
  weakDesk: *
  pair: token
  """

private func _Core_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.desk, name: "desk")
  entries.add(.pair)
  entries.add(.token)
  entries.add(.weakDesk, name: "weakDesk")
}

private let _Core_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.tie("Core", slots: 4, base: _Core_base, needs: _Core_needs, dynamic: _Core_dynamic)
}
