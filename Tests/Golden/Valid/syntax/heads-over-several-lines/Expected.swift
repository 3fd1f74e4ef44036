// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Index<Int>`, a singleton, provided by `Index<Int>` in App.swift.
  var indexInt: Index<Int> { _kept(.indexInt) }

  /// `Reader`, new each time, provided by `Reader` in App.swift.
  var reader: Reader {
    if let make = _override(of: .reader) { return make(_handle) }
    return _build_reader(self)
  }

  /// `Store`, a singleton, provided by `Store` in App.swift.
  var store: Store { _kept(.store) }

  /// `String`, new each time, provided by `title` in App.swift.
  var title: String {
    if let make = _override(of: .title) { return make(_handle) }
    return _build_title(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_indexInt(_ c: Container) -> Index<Int> { Index<Int>(store: c.store) }

private func _build_reader(_ c: Container) -> Reader { Reader(store: c.store, index: c.indexInt) }

private func _build_store(_ c: Container) -> Store { Store() }

private func _build_title(_ c: Container) -> String { title(reader: c.reader) }

#sourceLocation(file: "App.swift", line: 8)
private func _check_0() { _ =
            _Kept<Index<Int>>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 2)
private func _check_1() { _ =
            _Kept<Store>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Index<Int> { static var indexInt: Self { _App_base.key(0, _build_indexInt) } }
extension Key where Maker == @Sendable (Container) -> Reader { static var reader: Self { _App_base.key(2, _build_reader, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Store { static var store: Self { _App_base.key(1, _build_store) } }
extension Key where Maker == @Sendable (Container) -> String { static var title: Self { _App_base.key(3, _build_title, lifetime: .transient) } }

private let _App_needs: StaticString = """
  indexInt: store
  store:
  reader: indexInt store
  title: reader
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.indexInt)
  entries.add(.reader)
  entries.add(.store)
  entries.add(.title, name: "title")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 2, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
