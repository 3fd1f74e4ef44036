// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `@Sendable (any Reader & Writer) -> String`, new each time, provided by `handler` in Lists.swift.
  var handler: @Sendable (any Reader & Writer) -> String {
    if let make = _override(of: .handler) { return make(_handle) }
    return _build_handler(self)
  }

  /// `(any Reader & Writer)?`, new each time, provided by `maybe` in Lists.swift.
  var maybe: (any Reader & Writer)? {
    if let make = _override(of: .maybe) { return make(_handle) }
    return _build_maybe(self)
  }

  /// `(any Reader & Writer, Int)`, new each time, provided by `pair` in Lists.swift.
  var pair: (any Reader & Writer, Int) {
    if let make = _override(of: .pair) { return make(_handle) }
    return _build_pair(self)
  }

  /// `[any Reader & Writer]`, new each time, provided by `stores` in Lists.swift.
  var stores: [any Reader & Writer] {
    if let make = _override(of: .stores) { return make(_handle) }
    return _build_stores(self)
  }

  /// `[String: any Reader & Writer]`, a singleton, provided by `table` in Lists.swift.
  var table: [String: any Reader & Writer] { _kept(.table) }

  /// `User`, new each time, provided by `User` in Lists.swift.
  var user: User {
    if let make = _override(of: .user) { return make(_handle) }
    return _build_user(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_handler(_ c: Container) -> @Sendable (any Reader & Writer) -> String { handler() }

private func _build_maybe(_ c: Container) -> (any Reader & Writer)? { maybe() }

private func _build_pair(_ c: Container) -> (any Reader & Writer, Int) { pair() }

private func _build_stores(_ c: Container) -> [any Reader & Writer] { stores() }

private func _build_table(_ c: Container) -> [String: any Reader & Writer] { table() }

private func _build_user(_ c: Container) -> User {
  User(stores: c.stores, table: c.table, maybe: c.maybe, pair: c.pair, handler: c.handler)
}

#sourceLocation(file: "Lists.swift", line: 7)
private func _check_0() { _ =
            _Kept<[String: any Reader & Writer]>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> @Sendable (any Reader & Writer) -> String { static var handler: Self { _App_base.key(1, _build_handler, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> (any Reader & Writer)? { static var maybe: Self { _App_base.key(2, _build_maybe, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> (any Reader & Writer, Int) { static var pair: Self { _App_base.key(3, _build_pair, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Reader & Writer] { static var stores: Self { _App_base.key(4, _build_stores, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [String: any Reader & Writer] { static var table: Self { _App_base.key(0, _build_table) } }
extension Key where Maker == @Sendable (Container) -> User { static var user: Self { _App_base.key(5, _build_user, lifetime: .transient) } }

private let _App_needs: StaticString = """
  table:
  handler:
  maybe:
  pair:
  stores:
  user: handler maybe pair stores table
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.handler)
  entries.add(.maybe)
  entries.add(.pair)
  entries.add(.stores)
  entries.add(.table)
  entries.add(.user)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
