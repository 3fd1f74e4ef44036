// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `File<User>`, a singleton, provided by `File<User>` in App.swift.
  var fileUser: File<User> { _kept(.fileUser) }

  /// `(Order) -> Page<User>`, new each time, provided by `handler` in App.swift.
  var handlerOrderUser: (Order) -> Page<User> {
    if let make = _override(of: .handlerOrderUser) { return make(_handle) }
    return _build_handlerOrderUser(self)
  }

  /// `Outer.Inner<User>`, new each time, provided by `Outer.Inner<User>` in App.swift.
  func innerUser(title: String) throws(Failed) -> Outer.Inner<User> {
    if let make = _override(of: .innerUser) { return try make(_handle, title) }
    return try _build_innerUser(self, title)
  }

  /// `Order`, new each time, provided by `order` in App.swift.
  var order: Order {
    if let make = _override(of: .order) { return make(_handle) }
    return _build_order(self)
  }

  /// `Page<User>`, new each time, provided by `Page<User>` in App.swift.
  var pageUser: Page<User> {
    if let make = _override(of: .pageUser) { return make(_handle) }
    return _build_pageUser(self)
  }

  /// `any Reader<User>`, a singleton, provided by `File<User>` in App.swift.
  var readerUser: any Reader<User> { _kept(.readerUser) }

  /// `Request<Order>`, new each time, provided by `Request<Order>` in App.swift.
  var requestOrder: Request<Order> {
    if let make = _override(of: .requestOrder) { return make(_handle) }
    return _build_requestOrder(self)
  }

  /// `Screen`, new each time, provided by `Screen` in App.swift.
  func screen(title: String) throws(Failed) -> Screen {
    if let make = _override(of: .screen) { return try make(_handle, title) }
    return try _build_screen(self, title)
  }

  /// `Page<Order>`, new each time, provided by `special` in App.swift.
  var special: Page<Order> {
    if let make = _override(of: .special) { return make(_handle) }
    return _build_special(self)
  }

  /// `any Writer<User>`, a singleton, provided by `File<User>` in App.swift.
  var writerUser: any Writer<User> { _kept(.writerUser) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_fileUser(_ c: Container) -> File<User> { File<User>() }

private func _build_handlerOrderUser(_ c: Container) -> (Order) -> Page<User> {
  handler(input: c.order, page: c.pageUser)
}

private func _build_innerUser(_ c: Container, _ title: String) throws(Failed) -> Outer.Inner<User> {
  try Outer.Inner<User>(page: c.pageUser, title: title)
}

private func _build_order(_ c: Container) -> Order { order }

private func _build_pageUser(_ c: Container) -> Page<User> { Page<User>() }

private func _build_readerUser(_ c: Container) -> any Reader<User> {
  _check_readerUser(c._isFresh(_App_base, 1) ? c._newValue(of: .fileUser, isOriginal: false) : c.fileUser)
}

private func _build_requestOrder(_ c: Container) -> Request<Order> { Request<Order>(body: c.order) }

private func _build_screen(_ c: Container, _ title: String) throws(Failed) -> Screen {
  try Screen(reader: c.readerUser, writer: c.writerUser, file: c.fileUser, inner: c.innerUser(title: title), request: c.requestOrder, page: c.special, handler: c.handlerOrderUser, title: title)
}

private func _build_special(_ c: Container) -> Page<Order> { special() }

private func _build_writerUser(_ c: Container) -> any Writer<User> {
  _check_writerUser(c._isFresh(_App_base, 2) ? c._newValue(of: .fileUser, isOriginal: false) : c.fileUser)
}

#sourceLocation(file: "App.swift", line: 14)
private func _check_0() { _ =
            _Kept<File<User>>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 14)
private func _check_readerUser(_ value: consuming File<User>) -> any Reader<User> {
                            value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 14)
private func _check_writerUser(_ value: consuming File<User>) -> any Writer<User> {
                                          value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> File<User> { static var fileUser: Self { _App_base.key(0, _build_fileUser) } }
extension Key where Maker == @Sendable (Container) -> (Order) -> Page<User> { static var handlerOrderUser: Self { _App_base.key(3, _build_handlerOrderUser, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, String) throws(Failed) -> Outer.Inner<User> { static var innerUser: Self { _App_base.key(4) { c, title throws(Failed) in try _build_innerUser(c, title) } } }
extension Key where Maker == @Sendable (Container) -> Order { static var order: Self { _App_base.key(5, _build_order, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Page<User> { static var pageUser: Self { _App_base.key(6, _build_pageUser, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Reader<User> { static var readerUser: Self { _App_base.key(1, _build_readerUser) } }
extension Key where Maker == @Sendable (Container) -> Request<Order> { static var requestOrder: Self { _App_base.key(7, _build_requestOrder, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, String) throws(Failed) -> Screen { static var screen: Self { _App_base.key(8) { c, title throws(Failed) in try _build_screen(c, title) } } }
extension Key where Maker == @Sendable (Container) -> Page<Order> { static var special: Self { _App_base.key(9, _build_special, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Writer<User> { static var writerUser: Self { _App_base.key(2, _build_writerUser) } }

private let _App_needs: StaticString = """
  fileUser:
  readerUser: fileUser
  writerUser: fileUser
  handlerOrderUser: order pageUser
  innerUser: pageUser
  order:
  pageUser:
  requestOrder: order
  screen: fileUser handlerOrderUser innerUser readerUser requestOrder special writerUser
  special:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.fileUser)
  entries.add(.handlerOrderUser)
  entries.add(.order)
  entries.add(.pageUser)
  entries.add(.readerUser)
  entries.add(.requestOrder)
  entries.add(.special)
  entries.add(.writerUser)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 3, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
