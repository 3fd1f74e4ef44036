// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Swift::Void) { self.init(_plan: _App_plan, overrides) }

  /// `Feed`, new each time, provided by `Feed` in App.swift.
  func feed(numbers: AsyncStream<Int>.Continuation) -> Feed {
    if let make = _override(of: .feed) { return make(_handle, numbers) }
    return _build_feed(self, numbers)
  }

  /// `Page`, new each time, provided by `Page` in App.swift.
  func page(name: String, error: Error, done: @escaping (Int) -> Swift.Void) -> Page {
    if let make = _override(of: .page) { return make(_handle, name, error, done) }
    return _build_page(self, name, error, done)
  }

  /// `Result`, new each time, provided by `result` in App.swift.
  var result: Result {
    if let make = _override(of: .result) { return make(_handle) }
    return _build_result(self)
  }

  /// `Store`, a singleton, provided by `Store` in App.swift.
  var store: Store {
    get throws(Error) {
      try _kept(.store)
    }
  }
}

/// A child container of `Container`, made with a `Session`.
nonisolated class SessionContainer: Container, @unchecked Swift::Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// Makes a child container, which owns this one.
  func session(user: String) -> SessionContainer {
    _child(SessionContainer.self, of: Session(user: user), base: _App_SessionContainer_base)
  }
}

extension SessionContainer {
  /// Builds a new value and leaves the kept one as it is.
  nonisolated func fresh<each A, T: ~Copyable, E: Swift::Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Swift::Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension SessionContainer {
  /// `Cart`, a singleton, provided by `Cart` in App.swift.
  var cart: Cart {
    get throws {
      try _keptInChild(.cart)
    }
  }

  /// `String`, an input of the container.
  var user: String { _input(.user) { (it: Session) in it.user } }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_SessionContainer_cart(_ c: SessionContainer) throws -> Cart {
  try Cart(user: c.user, store: c.store)
}

private func _build_feed(_ c: Container, _ numbers: AsyncStream<Int>.Continuation) -> Feed {
  let handle = c._handle
  return Feed(numbers: numbers, later: { (name: String, error: Error, done: @escaping (Int) -> Swift.Void) -> Page in handle.page(name: name, error: error, done: done) })
}

private func _build_page(_ c: Container, _ name: String, _ error: Error, _ done: @escaping (Int) -> Swift.Void) -> Page {
  Page(name: name, error: error, done: done)
}

private func _build_result(_ c: Container) -> Result { result() }

private func _build_store(_ c: Container) throws(Error) -> Store { try Store() }

private func _build_SessionContainer_user(_ c: SessionContainer) -> String { c._inputs(Session.self).user }

#sourceLocation(file: "App.swift", line: 28)
private func _check_1() { _ =
            _Kept<Cart>.self }
#sourceLocation(file: "App.swift", line: 7)
private func _check_0() { _ =
            _Kept<Store>.self }
#sourceLocation(file: "App.swift", line: 26)
private func _check_5() { _ =
                     _Kept<String>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (SessionContainer) throws -> Cart { static var cart: Self { _App_SessionContainer_base.key(1, child: 0, _build_SessionContainer_cart) } }
extension Key where Maker == @Sendable (Container, AsyncStream<Int>.Continuation) -> Feed { static var feed: Self { _App_base.key(2) { c, numbers in _build_feed(c, numbers) } } }
extension Key where Maker == @Sendable (Container, String, Error, @escaping (Int) -> Swift.Void) -> Page { static var page: Self { _App_base.key(3) { c, name, error, done in _build_page(c, name, error, done) } } }
extension Key where Maker == @Sendable (Container) -> Result { static var result: Self { _App_base.key(4, _build_result, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(Error) -> Store { static var store: Self { _App_base.key(0, _build_store) } }
extension Key where Maker == @Sendable (SessionContainer) -> String { static var user: Self { _App_SessionContainer_base.key(5, child: 1, _build_SessionContainer_user) } }

private let _App_needs: Swift::StaticString = """
  store:
  SessionContainer.cart: SessionContainer.user store
  feed: page
  page:
  result:
  SessionContainer.user:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.result)
  entries.add(.store)
}

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.cart)
  entries.add(.user, name: "user")
}

private let _App_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 1, base: _App_base, needs: _App_needs)
  plan.register(SessionContainer.self, slots: 2, base: _App_SessionContainer_base, of: _App_base)
  plan.list(_App_dynamic)
  plan.list(_App_SessionContainer_dynamic)
}
