// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

#if !STRICT
  /// `Check`, new each time, provided by `Check` in App.swift.
  var check: Check {
    get throws {
      if let make = _override(of: .check) { return try make(_handle) }
      return try _build_check(self)
    }
  }
#endif

#if STRICT
  /// `Check`, new each time, provided by `Check` in App.swift.
  var check: Check {
    get throws {
      if let make = _override(of: .check) { return try make(_handle) }
      return try _build_check(self)
    }
  }
#endif

  /// `Door`, new each time, provided by `Door` in App.swift.
  func door(number: Int) throws(Broken) -> Door {
    if let make = _override(of: .door) { return try make(_handle, number) }
    return try _build_door(self, number)
  }

  /// `Gate`, new each time, provided by `Gate` in App.swift.
  var gate: Gate {
    get throws {
      if let make = _override(of: .gate) { return try make(_handle) }
      return try _build_gate(self)
    }
  }

#if !STRICT
  /// `[Token]`, new each time, provided by `key` in App.swift.
  func key(number: Int) throws(Broken) -> [Token] {
    if let make = _override(of: .key) { return try make(_handle, number) }
    return try _build_key(self, number)
  }
#endif

#if STRICT
  /// `[Token]`, new each time, provided by `key` in App.swift.
  func key(number: Int) throws(Broken) -> [Token] {
    if let make = _override(of: .key) { return try make(_handle, number) }
    return try _build_key(self, number)
  }
#endif

  /// `Session`, new each time, provided by `Session` in App.swift.
  var session: Session {
    get throws {
      if let make = _override(of: .session) { return try make(_handle) }
      return try _build_session(self)
    }
  }

  /// `Store`, a singleton, provided by `Store` in App.swift.
  var store: Store {
    get throws {
      try _kept(.store)
    }
  }

#if !STRICT
  /// `Token`, a singleton, provided by `token` in App.swift.
  var token: Token {
    get throws {
      try _kept(.token)
    }
  }
#endif

#if STRICT
  /// `Token`, a singleton, provided by `token` in App.swift.
  var token: Token {
    get throws {
      try _kept(.token)
    }
  }
#endif
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

#if !STRICT
private func _build_check(_ c: Container) throws -> Check { Check() }
#endif

#if STRICT
private func _build_check(_ c: Container) throws -> Check { try Check(token: c.token) }
#endif

private func _build_door(_ c: Container, _ number: Int) throws(Broken) -> Door {
  try Door(key: c.key(number: number), number: number)
}

private func _build_gate(_ c: Container) throws -> Gate { try Gate(check: c.check) }

#if !STRICT
private func _build_key(_ c: Container, _ number: Int) throws(Broken) -> [Token] { try key(number: number) }
#endif

#if STRICT
private func _build_key(_ c: Container, _ number: Int) throws(Broken) -> [Token] { try key(number: number) }
#endif

private func _build_session(_ c: Container) throws -> Session { try Session(token: c.token) }

private func _build_store(_ c: Container) throws -> Store { try Store(session: c.session) }

#if !STRICT
private func _build_token(_ c: Container) throws -> Token { token() }
#endif

#if STRICT
private func _build_token(_ c: Container) throws -> Token { try token() }
#endif

#sourceLocation(file: "App.swift", line: 25)
private func _check_0() { _ =
            _Kept<Store>.self }
#if !STRICT
#sourceLocation(file: "App.swift", line: 8)
private func _check_1() { _ =
            _Kept<Token>.self }
#sourceLocation()
#endif
#if STRICT
#sourceLocation(file: "App.swift", line: 5)
private func _check_1() { _ =
            _Kept<Token>.self }
#sourceLocation()
#endif

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

#if !STRICT
extension Key where Maker == @Sendable (Container) throws -> Check { static var check: Self { _App_base.key(2, _build_check, lifetime: .transient) } }
#endif
#if STRICT
extension Key where Maker == @Sendable (Container) throws -> Check { static var check: Self { _App_base.key(2, _build_check, lifetime: .transient) } }
#endif
extension Key where Maker == @Sendable (Container, Int) throws(Broken) -> Door { static var door: Self { _App_base.key(3) { c, number throws(Broken) in try _build_door(c, number) } } }
extension Key where Maker == @Sendable (Container) throws -> Gate { static var gate: Self { _App_base.key(4, _build_gate, lifetime: .transient) } }
#if !STRICT
extension Key where Maker == @Sendable (Container, Int) throws(Broken) -> [Token] { static var key: Self { _App_base.key(5) { c, number throws(Broken) in try _build_key(c, number) } } }
#endif
#if STRICT
extension Key where Maker == @Sendable (Container, Int) throws(Broken) -> [Token] { static var key: Self { _App_base.key(5) { c, number throws(Broken) in try _build_key(c, number) } } }
#endif
extension Key where Maker == @Sendable (Container) throws -> Session { static var session: Self { _App_base.key(6, _build_session, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws -> Store { static var store: Self { _App_base.key(0, _build_store) } }
#if !STRICT
extension Key where Maker == @Sendable (Container) throws -> Token { static var token: Self { _App_base.key(1, _build_token) } }
#endif
#if STRICT
extension Key where Maker == @Sendable (Container) throws -> Token { static var token: Self { _App_base.key(1, _build_token) } }
#endif

private let _App_needs: StaticString = """
  store: session
  token:
  check: token
  door: key
  gate: check
  key:
  session: token
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
#if !STRICT
  entries.add(.check)
#endif
#if STRICT
  entries.add(.check)
#endif
  entries.add(.gate)
  entries.add(.session)
  entries.add(.store)
#if !STRICT
  entries.add(.token)
#endif
#if STRICT
  entries.add(.token)
#endif
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 2, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
