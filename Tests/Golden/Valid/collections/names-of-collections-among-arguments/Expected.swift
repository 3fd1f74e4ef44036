// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Store<[String: Int]>`, new each time, provided by `Prices` in App.swift.
  var storeDictionaryStringInt: Store<[String: Int]> {
    if let make = _override(of: .storeDictionaryStringInt) { return make(_handle) }
    return _build_storeDictionaryStringInt(self)
  }

  /// `Store<[3 of Int]>`, new each time, provided by `Sizes` in App.swift.
  var storeInlineArray3Int: Store<[3 of Int]> {
    if let make = _override(of: .storeInlineArray3Int) { return make(_handle) }
    return _build_storeInlineArray3Int(self)
  }

  /// `Store<[Int]?>`, new each time, provided by `Parts` in App.swift.
  var storeOptionalArrayInt: Store<[Int]?> {
    if let make = _override(of: .storeOptionalArrayInt) { return make(_handle) }
    return _build_storeOptionalArrayInt(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_storeDictionaryStringInt(_ c: Container) -> Store<[String: Int]> {
  _check_storeDictionaryStringInt(Prices())
}

private func _build_storeInlineArray3Int(_ c: Container) -> Store<[3 of Int]> { _check_storeInlineArray3Int(Sizes()) }

private func _build_storeOptionalArrayInt(_ c: Container) -> Store<[Int]?> { _check_storeOptionalArrayInt(Parts()) }

#sourceLocation(file: "App.swift", line: 7)
private func _check_storeDictionaryStringInt(_ value: consuming Prices) -> Store<[String: Int]> {
                value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 12)
private func _check_storeInlineArray3Int(_ value: consuming Sizes) -> Store<[3 of Int]> {
                value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 17)
private func _check_storeOptionalArrayInt(_ value: consuming Parts) -> Store<[Int]?> {
                value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Store<[String: Int]> { static var storeDictionaryStringInt: Self { _App_base.key(0, _build_storeDictionaryStringInt, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Store<[3 of Int]> { static var storeInlineArray3Int: Self { _App_base.key(1, _build_storeInlineArray3Int, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Store<[Int]?> { static var storeOptionalArrayInt: Self { _App_base.key(2, _build_storeOptionalArrayInt, lifetime: .transient) } }

private let _App_needs: StaticString = """
  storeDictionaryStringInt:
  storeInlineArray3Int:
  storeOptionalArrayInt:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.storeDictionaryStringInt)
  entries.add(.storeInlineArray3Int)
  entries.add(.storeOptionalArrayInt)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
