// Made by DIGenPlugin from the directives in Lib. Changes made here are lost.
@_spi(Generated) public import DIRuntime
public import Base

extension Container {
  /// A container of all providers of Lib.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Lib_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Lib_plan, overrides) }

  /// `Disk`, new each time, provided by `Disk` in Lib.swift.
  public var disk: Disk {
    get throws(Missing) {
      if let make = _override(of: .disk) { return try make(_handle) }
      return try _build_disk(self)
    }
  }

  /// `Greeting`, new each time, provided by `Greeting` in Lib.swift.
  var greeting: Greeting {
    if let make = _override(of: .greeting) { return make(_handle) }
    return _build_greeting(self)
  }

  /// `[any Hook]`, new each time, of `greeting`.
  var hooks: [any Hook] {
    if let make = _override(of: .hooks) { return make(_handle) }
    return _build_hooks(self)
  }

  /// `Index`, new each time, provided by `Index` in Lib.swift.
  @StorageActor public var index: Index {
    if let make = _override(of: .index) { return make(_handle) }
    return _build_index(self)
  }
}

private let _Lib_plan = _Plan { plan in _apply_DIGenPlugin_to_Lib(&plan) }

private func _build_disk(_ c: Container) throws(Missing) -> Disk { try Disk() }

private func _build_greeting(_ c: Container) -> Greeting { Greeting() }

private func _build_hooks(_ c: Container) -> [any Hook] { c._joined(.hooks, _build_Container_hooks) }

private func _build_Container_hooks(_ c: Container) -> [any Hook] { [c.greeting] }

@StorageActor private func _build_index(_ c: Container) -> Index { Index() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) throws(Missing) -> Disk { public static var disk: Self { _Lib_base.key(0, _build_disk, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Greeting { static var greeting: Self { _Lib_base.key(1, _build_greeting, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Hook] { static var hooks: Self { _Lib_base.key(2, _build_hooks, lifetime: .transient) } }
extension Key where Maker == _Whole<@StorageActor @Sendable (Container) -> Index> { public static var index: Self { _Lib_base.key(3) } }

private let _Lib_needs: StaticString = """
  disk:
  greeting:
  hooks: greeting
  index:
  """

private func _Lib_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.disk)
  entries.add(.greeting)
  entries.add(.hooks)
}

private let _Lib_base = _SlotBase()
public func _apply_DIGenPlugin_to_Lib(_ plan: inout _Plan) {
  plan.tie("Lib", slots: 0, base: _Lib_base, needs: _Lib_needs, dynamic: _Lib_dynamic)
  plan.join(_Lib_base.key(2, _build_Container_hooks, "hooks"))
}
