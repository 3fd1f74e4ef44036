// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `APIClient`, a singleton, provided by `APIClient` in Shop.swift.
  var apiClient: APIClient { _kept(.apiClient) }

  /// `Footer`, new each time, provided by `Footer` in Shop.swift.
  ///
  /// This one needs nothing of a session.
  var footer: Footer {
    if let make = _override(of: .footer) { return make(_handle) }
    return _build_footer(self)
  }

  /// `Visits`, new each time, provided by `Visits` in Shop.swift.
  var visits: Visits {
    if let make = _override(of: .visits) { return make(_handle) }
    return _build_visits(self)
  }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'header' needs 'cart' for its parameter 'cart'")
  var header: Header { fatalError() }

  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'page' needs 'header' for its parameter 'header'")
  func page(title: String) -> Page { fatalError() }
}

/// A child container of `Container`, made with a `Session`.
nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// Makes a child container, which owns this one.
  func session(user: User, token: String) -> SessionContainer {
    _child(SessionContainer.self, of: Session(user: user, token: token), base: _App_SessionContainer_base)
  }
}

extension SessionContainer {
  /// Builds a new value and leaves the kept one as it is.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (SessionContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension SessionContainer {
  /// `Cart`, a singleton, provided by `Cart` in Shop.swift.
  var cart: Cart { _keptInChild(.cart) }

  /// `Header`, new each time, provided by `Header` in Shop.swift.
  var header: Header {
    if let make = _override(of: .header) { return make(_handle) }
    return _build_SessionContainer_header(self)
  }

  /// `Page`, new each time, provided by `Page` in Shop.swift.
  ///
  /// A transient belongs to the session because it needs what belongs there, be it indirectly.
  func page(title: String) -> Page {
    if let make = _override(of: .page) { return make(_handle, title) }
    return _build_SessionContainer_page(self, title)
  }

  /// `Router`, a singleton, provided by `Router` in Shop.swift.
  ///
  /// Each asks for the container that it is built by, as what it is.
  var router: Router { _keptInChild(.router) }

  /// `String`, an input of the container.
  var token: String { _input(.token) { (it: Session) in it.token } }

  /// `User`, an input of the container.
  var user: User { _input(.user) { (it: Session) in it.user } }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_apiClient(_ c: Container) -> APIClient { APIClient() }

private func _build_SessionContainer_cart(_ c: SessionContainer) -> Cart {
  Cart(user: c.user, api: c.apiClient, token: c.token)
}

private func _build_footer(_ c: Container) -> Footer { Footer(api: c.apiClient) }

private func _build_SessionContainer_header(_ c: SessionContainer) -> Header { Header(cart: c.cart) }

private func _build_SessionContainer_page(_ c: SessionContainer, _ title: String) -> Page {
  Page(header: c.header, title: title)
}

private func _build_SessionContainer_router(_ c: SessionContainer) -> Router {
  Router(session: c._handle, container: c._handle)
}

private func _build_SessionContainer_token(_ c: SessionContainer) -> String { c._inputs(Session.self).token }

private func _build_SessionContainer_user(_ c: SessionContainer) -> User { c._inputs(Session.self).user }

private func _build_visits(_ c: Container) -> Visits { Visits(container: c._handle) }

#sourceLocation(file: "Shop.swift", line: 4)
private func _check_0() { _ =
            _Kept<APIClient>.self }
#sourceLocation(file: "Shop.swift", line: 13)
private func _check_1() { _ =
            _Kept<Cart>.self }
#sourceLocation(file: "Shop.swift", line: 46)
private func _check_5() { _ =
            _Kept<Router>.self }
#sourceLocation(file: "Shop.swift", line: 10)
private func _check_6() { _ =
      _Kept<String>.self }
#sourceLocation(file: "Shop.swift", line: 9)
private func _check_7() { _ =
      _Kept<User>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> APIClient { static var apiClient: Self { _App_base.key(0, _build_apiClient) } }
extension Key where Maker == @Sendable (SessionContainer) -> Cart { static var cart: Self { _App_SessionContainer_base.key(1, child: 0, _build_SessionContainer_cart) } }
extension Key where Maker == @Sendable (Container) -> Footer { static var footer: Self { _App_base.key(2, _build_footer, lifetime: .transient) } }
extension Key where Maker == @Sendable (SessionContainer) -> Header { static var header: Self { _App_base.key(3, _build_SessionContainer_header, lifetime: .transient) } }
extension Key where Maker == @Sendable (SessionContainer, String) -> Page { static var page: Self { _App_base.key(4) { c, title in _build_SessionContainer_page(c, title) } } }
extension Key where Maker == @Sendable (SessionContainer) -> Router { static var router: Self { _App_SessionContainer_base.key(5, child: 1, _build_SessionContainer_router) } }
extension Key where Maker == @Sendable (SessionContainer) -> String { static var token: Self { _App_SessionContainer_base.key(6, child: 2, _build_SessionContainer_token) } }
extension Key where Maker == @Sendable (SessionContainer) -> User { static var user: Self { _App_SessionContainer_base.key(7, child: 3, _build_SessionContainer_user) } }
extension Key where Maker == @Sendable (Container) -> Visits { static var visits: Self { _App_base.key(8, _build_visits, lifetime: .transient) } }

private let _App_needs: StaticString = """
  apiClient:
  SessionContainer.cart: SessionContainer.token SessionContainer.user apiClient
  footer: apiClient
  SessionContainer.header: SessionContainer.cart
  SessionContainer.page: SessionContainer.header
  SessionContainer.router: *
  SessionContainer.token:
  SessionContainer.user:
  visits: *
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.apiClient)
  entries.add(.footer)
  entries.add(.visits)
}

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.cart)
  entries.add(.header)
  entries.add(.router)
  entries.add(.token, name: "token")
  entries.add(.user)
}

private let _App_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 1, base: _App_base, needs: _App_needs)
  plan.register(SessionContainer.self, slots: 4, base: _App_SessionContainer_base, of: _App_base)
  plan.list(_App_dynamic)
  plan.list(_App_SessionContainer_dynamic)
}
