// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Shop`, new each time, provided by `Shop` in App.swift.
  var shop: Shop {
    if let make = _override(of: .shop) { return make(_handle) }
    return _build_shop(self)
  }

  /// `Store<Bool>`, new each time, provided by `Store<Bool>` in App.swift.
  var storeBool: Store<Bool> {
    if let make = _override(of: .storeBool) { return make(_handle) }
    return _build_storeBool(self)
  }

  /// `Store<Int>`, new each time, provided by `Store<Int>` in App.swift.
  var storeInt: Store<Int> {
    if let make = _override(of: .storeInt) { return make(_handle) }
    return _build_storeInt(self)
  }

  /// `Store<String>`, new each time, provided by `Store<String>` in App.swift.
  var storeString: Store<String> {
    if let make = _override(of: .storeString) { return make(_handle) }
    return _build_storeString(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_shop(_ c: Container) -> Shop {
  let handle = c._handle
  return Shop(numbers: Lazy<Store<Int>>(_of: c, isKept: c._keeps(.storeInt, false)) { $0.storeInt }, words: Provider<Store<String>> { handle.storeString }, flags: c.storeBool)
}

private func _build_storeBool(_ c: Container) -> Store<Bool> { Store<Bool>() }

private func _build_storeInt(_ c: Container) -> Store<Int> { Store<Int>() }

private func _build_storeString(_ c: Container) -> Store<String> { Store<String>() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Shop { static var shop: Self { _App_base.key(0, _build_shop, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Store<Bool> { static var storeBool: Self { _App_base.key(1, _build_storeBool, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Store<Int> { static var storeInt: Self { _App_base.key(2, _build_storeInt, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Store<String> { static var storeString: Self { _App_base.key(3, _build_storeString, lifetime: .transient) } }

private let _App_needs: StaticString = """
  shop: storeBool storeInt storeString
  storeBool:
  storeInt:
  storeString:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.shop)
  entries.add(.storeBool)
  entries.add(.storeInt)
  entries.add(.storeString)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
