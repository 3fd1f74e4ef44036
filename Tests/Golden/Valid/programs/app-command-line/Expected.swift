// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Add`, new each time, provided by `Add` in Commands.swift.
  func add(words: Words) -> Add {
    if let make = _override(of: .add) { return make(_handle, words) }
    return _build_add(self, words)
  }

  /// `Box<[String]>`, a singleton, provided by `Initial.items` in Store.swift.
  var items: Box<[String]> { _kept(.items) }

  /// `List`, new each time, provided by `List` in Commands.swift.
  func list(words: Words) -> List {
    if let make = _override(of: .list) { return make(_handle, words) }
    return _build_list(self, words)
  }

  /// `Store`, a singleton, provided by `Store` in Store.swift.
  var store: Store { _kept(.store) }

  /// `Tool`, new each time, provided by `Tool` in Tool.swift.
  var tool: Tool {
    if let make = _override(of: .tool) { return make(_handle) }
    return _build_tool(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_add(_ c: Container, _ words: Words) -> Add { Add(words: words, store: c.store) }

private func _build_items(_ c: Container) -> Box<[String]> { Box<[String]>(Initial.items()) }

private func _build_list(_ c: Container, _ words: Words) -> List { List(words: words, store: c.store) }

private func _build_store(_ c: Container) -> Store { Store(items: c.items) }

private func _build_tool(_ c: Container) -> Tool {
  let handle = c._handle
  return Tool(add: { (words: Words) -> Add in handle.add(words: words) }, list: { (words: Words) -> List in handle.list(words: words) })
}

#sourceLocation(file: "Store.swift", line: 9)
private func _check_0() { _ =
                         _Kept<Box<[String]>>.self }
#sourceLocation()
#sourceLocation(file: "Store.swift", line: 2)
private func _check_1() { _ =
            _Kept<Store>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Words) -> Add { static var add: Self { _App_base.key(2) { c, words in _build_add(c, words) } } }
extension Key where Maker == @Sendable (Container) -> Box<[String]> { static var items: Self { _App_base.key(0, _build_items) } }
extension Key where Maker == @Sendable (Container, Words) -> List { static var list: Self { _App_base.key(3) { c, words in _build_list(c, words) } } }
extension Key where Maker == @Sendable (Container) -> Store { static var store: Self { _App_base.key(1, _build_store) } }
extension Key where Maker == @Sendable (Container) -> Tool { static var tool: Self { _App_base.key(4, _build_tool, lifetime: .transient) } }

private let _App_needs: StaticString = """
  items:
  store: items
  add: store
  list: store
  tool: add list
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.items, name: "items")
  entries.add(.store)
  entries.add(.tool)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 2, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
