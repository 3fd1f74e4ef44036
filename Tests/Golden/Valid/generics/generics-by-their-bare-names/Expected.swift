// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `[Store<Int>]`, new each time, provided by `Store<Int>.all` in App.swift.
  var allInt: [Store<Int>] {
    if let make = _override(of: .allInt) { return make(_handle) }
    return _build_allInt(self)
  }

  /// `Store<User>.Page<String>`, new each time, provided by `Store<User>.Page<String>.empty` in App.swift.
  var emptyUserString: Store<User>.Page<String> {
    if let make = _override(of: .emptyUserString) { return make(_handle) }
    return _build_emptyUserString(self)
  }

  /// `Store<Int>`, new each time, provided by `Store<Int>.live` in App.swift.
  var liveInt: Store<Int> {
    if let make = _override(of: .liveInt) { return make(_handle) }
    return _build_liveInt(self)
  }

  /// `Store<User>`, new each time, provided by `Store<User>.live` in App.swift.
  var liveUser: Store<User> {
    if let make = _override(of: .liveUser) { return make(_handle) }
    return _build_liveUser(self)
  }

  /// `Node<User>`, new each time, provided by `Node<User>` in App.swift.
  func nodeUser(above: Node<User>? = nil) -> Node<User> {
    if let make = _override(of: .nodeUser) { return make(_handle, above) }
    return _build_nodeUser(self, above)
  }

  /// `Screen`, new each time, provided by `Screen` in App.swift.
  var screen: Screen {
    if let make = _override(of: .screen) { return make(_handle) }
    return _build_screen(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_allInt(_ c: Container) -> [Store<Int>] { Store<Int>.all(first: c.liveInt) }

private func _build_emptyUserString(_ c: Container) -> Store<User>.Page<String> {
  Store<User>.Page<String>.empty(store: c.liveUser)
}

private func _build_liveInt(_ c: Container) -> Store<Int> { Store<Int>.live() }

private func _build_liveUser(_ c: Container) -> Store<User> { Store<User>.live() }

private func _build_nodeUser(_ c: Container, _ above: Node<User>?) -> Node<User> {
  Node<User>(store: c.liveUser, above: above)
}

private func _build_screen(_ c: Container) -> Screen {
  let handle = c._handle
  return Screen(store: c.liveUser, all: c.allInt, page: c.emptyUserString, node: { (above: Node<User>?) -> Node<User> in handle.nodeUser(above: above) })
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> [Store<Int>] { static var allInt: Self { _App_base.key(0, _build_allInt, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Store<User>.Page<String> { static var emptyUserString: Self { _App_base.key(1, _build_emptyUserString, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Store<Int> { static var liveInt: Self { _App_base.key(2, _build_liveInt, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Store<User> { static var liveUser: Self { _App_base.key(3, _build_liveUser, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Node<User>?) -> Node<User> { static var nodeUser: Self { _App_base.key(4) { c, above in _build_nodeUser(c, above) } } }
extension Key where Maker == @Sendable (Container) -> Screen { static var screen: Self { _App_base.key(5, _build_screen, lifetime: .transient) } }

private let _App_needs: StaticString = """
  allInt: liveInt
  emptyUserString: liveUser
  liveInt:
  liveUser:
  nodeUser: liveUser
  screen: allInt emptyUserString liveUser nodeUser
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.allInt)
  entries.add(.emptyUserString)
  entries.add(.liveInt)
  entries.add(.liveUser)
  entries.add(.screen)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
