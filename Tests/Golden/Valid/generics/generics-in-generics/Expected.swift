// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `App`, new each time, provided by `App` in App.swift.
  var app: App {
    if let make = _override(of: .app) { return make(_handle) }
    return _build_app(self)
  }

  /// `Cache<Int, Entry<Bool?>>`, new each time, provided by `Cache<Int, Entry<Bool?>>` in App.swift.
  var cacheIntEntryOptionalBool: Cache<Int, Entry<Bool?>> {
    if let make = _override(of: .cacheIntEntryOptionalBool) { return make(_handle) }
    return _build_cacheIntEntryOptionalBool(self)
  }

  /// `Cache<String, [Int]>`, new each time, provided by `Cache<String, [Int]>` in App.swift.
  var cacheStringArrayInt: Cache<String, [Int]> {
    if let make = _override(of: .cacheStringArrayInt) { return make(_handle) }
    return _build_cacheStringArrayInt(self)
  }

  /// `Index<Int>`, a singleton, provided by `Index<Int>` in App.swift.
  var indexInt: Index<Int> { _kept(.indexInt) }

  /// `Index<String>`, a singleton, provided by `Index<String>` in App.swift.
  var indexString: Index<String> { _kept(.indexString) }

  /// `Store<Dictionary<Int, Entry<Entry<Bool?>>>>`, new each time, provided by `store` in App.swift.
  var storeDictionaryIntEntryEntryOptionalBool: Store<Dictionary<Int, Entry<Entry<Bool?>>>> {
    if let make = _override(of: .storeDictionaryIntEntryEntryOptionalBool) { return make(_handle) }
    return _build_storeDictionaryIntEntryEntryOptionalBool(self)
  }

  /// `Store<Dictionary<String, Entry<[Int]>>>`, new each time, provided by `store` in App.swift.
  var storeDictionaryStringEntryArrayInt: Store<Dictionary<String, Entry<[Int]>>> {
    if let make = _override(of: .storeDictionaryStringEntryArrayInt) { return make(_handle) }
    return _build_storeDictionaryStringEntryArrayInt(self)
  }

  /// `Store<Int?>`, new each time, provided by `store` in App.swift.
  var storeOptionalInt: Store<Int?> {
    if let make = _override(of: .storeOptionalInt) { return make(_handle) }
    return _build_storeOptionalInt(self)
  }

  /// `String`, new each time, provided by `Names.title` in App.swift.
  var title: String {
    if let make = _override(of: .title) { return make(_handle) }
    return _build_title(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_app(_ c: Container) -> App {
  App(pages: c.cacheStringArrayInt, numbers: c.cacheIntEntryOptionalBool, index: c.indexString, optional: c.storeOptionalInt)
}

private func _build_cacheIntEntryOptionalBool(_ c: Container) -> Cache<Int, Entry<Bool?>> {
  Cache<Int, Entry<Bool?>>(index: c.indexInt, store: c.storeDictionaryIntEntryEntryOptionalBool)
}

private func _build_cacheStringArrayInt(_ c: Container) -> Cache<String, [Int]> {
  Cache<String, [Int]>(index: c.indexString, store: c.storeDictionaryStringEntryArrayInt)
}

private func _build_indexInt(_ c: Container) -> Index<Int> { Index<Int>() }

private func _build_indexString(_ c: Container) -> Index<String> { Index<String>() }

private func _build_storeDictionaryIntEntryEntryOptionalBool(_ c: Container) -> Store<Dictionary<Int, Entry<Entry<Bool?>>>> {
  store(title: c.title)
}

private func _build_storeDictionaryStringEntryArrayInt(_ c: Container) -> Store<Dictionary<String, Entry<[Int]>>> {
  store(title: c.title)
}

private func _build_storeOptionalInt(_ c: Container) -> Store<Int?> { store(title: c.title) }

private func _build_title(_ c: Container) -> String { Names.title }

#sourceLocation(file: "App.swift", line: 8)
private func _check_0() { _ =
            _Kept<Index<Int>>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 8)
private func _check_1() { _ =
            _Kept<Index<String>>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> App { static var app: Self { _App_base.key(2, _build_app, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Cache<Int, Entry<Bool?>> { static var cacheIntEntryOptionalBool: Self { _App_base.key(3, _build_cacheIntEntryOptionalBool, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Cache<String, [Int]> { static var cacheStringArrayInt: Self { _App_base.key(4, _build_cacheStringArrayInt, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Index<Int> { static var indexInt: Self { _App_base.key(0, _build_indexInt) } }
extension Key where Maker == @Sendable (Container) -> Index<String> { static var indexString: Self { _App_base.key(1, _build_indexString) } }
extension Key where Maker == @Sendable (Container) -> Store<Dictionary<Int, Entry<Entry<Bool?>>>> { static var storeDictionaryIntEntryEntryOptionalBool: Self { _App_base.key(5, _build_storeDictionaryIntEntryEntryOptionalBool, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Store<Dictionary<String, Entry<[Int]>>> { static var storeDictionaryStringEntryArrayInt: Self { _App_base.key(6, _build_storeDictionaryStringEntryArrayInt, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Store<Int?> { static var storeOptionalInt: Self { _App_base.key(7, _build_storeOptionalInt, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> String { static var title: Self { _App_base.key(8, _build_title, lifetime: .transient) } }

private let _App_needs: StaticString = """
  indexInt:
  indexString:
  app: cacheIntEntryOptionalBool cacheStringArrayInt indexString storeOptionalInt
  cacheIntEntryOptionalBool: indexInt storeDictionaryIntEntryEntryOptionalBool
  cacheStringArrayInt: indexString storeDictionaryStringEntryArrayInt
  storeDictionaryIntEntryEntryOptionalBool: title
  storeDictionaryStringEntryArrayInt: title
  storeOptionalInt: title
  title:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.app)
  entries.add(.cacheIntEntryOptionalBool)
  entries.add(.cacheStringArrayInt)
  entries.add(.indexInt)
  entries.add(.indexString)
  entries.add(.storeDictionaryIntEntryEntryOptionalBool)
  entries.add(.storeDictionaryStringEntryArrayInt)
  entries.add(.storeOptionalInt)
  entries.add(.title, name: "title")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 2, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
