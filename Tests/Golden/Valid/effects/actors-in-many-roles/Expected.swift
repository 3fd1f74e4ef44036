// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Inbox`, a singleton for each `user`, provided by `Inbox` in App.swift.
  func inbox(user: String) -> Inbox {
    _keyed(.inbox, by: user) { (c: Container) -> Inbox in
      if let make = c._override(of: .inbox) { return make(c._handle, user) }
      return _build_inbox(c, user)
    }
  }

  /// `Mail`, new each time, provided by `Mail` in App.swift.
  var mail: Mail {
    if let make = _override(of: .mail) { return make(_handle) }
    return _build_mail(self)
  }

  /// `Session`, the same while somebody holds it, provided by `Session` in App.swift.
  var session: Session { _weak(.session) }

  /// `any Store`, a singleton, provided by `Memory` in App.swift.
  var store: any Store { _kept(.store) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_inbox(_ c: Container, _ user: String) -> Inbox {
  let handle = c._handle
  return Inbox(user: user, session: { () -> Session in handle.session })
}

private func _build_mail(_ c: Container) -> Mail {
  let handle = c._handle
  return Mail(inbox: { (user: String) -> Inbox in handle.inbox(user: user) })
}

private func _build_session(_ c: Container) -> Session { Session(store: c.store) }

private func _build_store(_ c: Container) -> any Store { _check_store(Memory()) }

#sourceLocation(file: "App.swift", line: 16)
private func _check_0() { _ =
            _Kept<Inbox>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 9)
private func _check_1() { _ =
            _Kept<Session>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 2)
private func _check_store(_ value: consuming Memory) -> any Store {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, String) -> Inbox { static var inbox: Self { _App_base.key(0) { c, user in _build_inbox(c, user) } } }
extension Key where Maker == @Sendable (Container) -> Mail { static var mail: Self { _App_base.key(3, _build_mail, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Session { static var session: Self { _App_base.key(1, _build_session, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> any Store { static var store: Self { _App_base.key(2, _build_store) } }

private let _App_needs: StaticString = """
  inbox: session
  session: store
  store:
  mail: inbox
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.mail)
  entries.add(.session)
  entries.add(.store)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 3, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
