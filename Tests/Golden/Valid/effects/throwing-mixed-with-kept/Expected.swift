// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Checked`, new each time, provided by `Checked` in Mixed.swift.
  var checked: Checked {
    get throws(TokenError) {
      if let make = _override(of: .checked) { return try make(_handle) }
      return try _build_checked(self)
    }
  }

  /// `any Clock`, a singleton, provided by `SystemClock` in Mixed.swift.
  var clock: any Clock { _kept(.clock) }

  /// `Pair`, new each time, provided by `Pair` in Mixed.swift.
  var pair: Pair {
    get throws(TokenError) {
      if let make = _override(of: .pair) { return try make(_handle) }
      return try _build_pair(self)
    }
  }

  /// `Token`, a singleton, provided by `readToken` in Mixed.swift.
  var readToken: Token {
    get throws(TokenError) {
      try _kept(.readToken)
    }
  }

  /// `Session`, new each time, provided by `Session` in Mixed.swift.
  var session: Session {
    get throws(TokenError) {
      if let make = _override(of: .session) { return try make(_handle) }
      return try _build_session(self)
    }
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_checked(_ c: Container) throws(TokenError) -> Checked { try Checked(start: c.clock, end: c.clock) }

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

private func _build_pair(_ c: Container) throws(TokenError) -> Pair { try Pair(left: c.readToken, right: c.readToken) }

private func _build_readToken(_ c: Container) throws(TokenError) -> Token { try readToken() }

private func _build_session(_ c: Container) throws(TokenError) -> Session {
  try Session(start: c.clock, end: c.clock, token: c.readToken)
}

#sourceLocation(file: "Mixed.swift", line: 2)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                           value }
#sourceLocation()
#sourceLocation(file: "Mixed.swift", line: 8)
private func _check_1() { _ =
            _Kept<Token>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) throws(TokenError) -> Checked { static var checked: Self { _App_base.key(2, _build_checked, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(0, _build_clock) } }
extension Key where Maker == @Sendable (Container) throws(TokenError) -> Pair { static var pair: Self { _App_base.key(3, _build_pair, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(TokenError) -> Token { static var readToken: Self { _App_base.key(1, _build_readToken) } }
extension Key where Maker == @Sendable (Container) throws(TokenError) -> Session { static var session: Self { _App_base.key(4, _build_session, lifetime: .transient) } }

private let _App_needs: StaticString = """
  clock:
  readToken:
  checked: clock
  pair: readToken
  session: clock readToken
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.checked)
  entries.add(.clock)
  entries.add(.pair)
  entries.add(.readToken)
  entries.add(.session)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 2, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
