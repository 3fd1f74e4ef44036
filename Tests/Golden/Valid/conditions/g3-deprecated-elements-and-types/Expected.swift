// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `OldRule`, a singleton, provided by `Rules.kept` in Providers.swift.
  @available(macOS, introduced: 10.9, deprecated: 15)
  @available(*, deprecated)
  var kept: OldRule { _kept(.kept) }

  /// `OldRule`, new each time, provided by `Rules.old` in Providers.swift.
  @available(*, deprecated)
  var old: OldRule {
    get throws(Broken) {
      if let make = _override(of: .old) { return try make(_handle) }
      return try _build_old(self)
    }
  }

  /// `OldScreen`, new each time, provided by `OldScreen` in Providers.swift.
  @available(*, deprecated)
  @MainActor var oldScreen: OldScreen {
    if let make = _override(of: _unisolated(.oldScreen)) { return make(_handle) }
    return _build_oldScreen(self)
  }

  /// `OtherRule`, new each time, provided by `Rules.other` in Providers.swift.
  var other: OtherRule {
    if let make = _override(of: .other) { return make(_handle) }
    return _build_other(self)
  }

  /// `Reader`, new each time, provided by `Reader` in Providers.swift.
  func reader(number: Int) -> Reader {
    if let make = _override(of: .reader) { return make(_handle, number) }
    return _build_reader(self, number)
  }

  /// `[any Rule]`, new each time, of `old`, `other`, `kept`, `SessionContainer.sessionRule`.
  var rules: [any Rule] {
    get throws(Broken) {
      if let make = _override(of: .rules) { return try make(_handle) }
      return try _build_rules(self)
    }
  }

  /// `[any Screen]`, new each time, of `oldScreen`.
  @MainActor var screens: [any Screen] {
    if let make = _override(of: _unisolated(.screens)) { return make(_handle) }
    return _build_screens(self)
  }

  /// `OldToken`, new each time, provided by `Tokens.token` in Providers.swift.
  @available(*, deprecated)
  var token: OldToken {
    if let make = _override(of: .token) { return make(_handle) }
    return _build_token(self)
  }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'sessionRule' needs 'number' for its parameter 'number'")
  @available(*, deprecated)
  var sessionRule: SessionRule { fatalError() }
}

/// A child container of `Container`, made with a `Session`.
nonisolated class SessionContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `session`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// Makes a child container, which owns this one.
  func session(number: Int) -> SessionContainer {
    _child(SessionContainer.self, of: Session(number: number), base: _App_SessionContainer_base)
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
  /// `Int`, an input of the container.
  var number: Int { _input(.number) { (it: Session) in it.number } }

  /// `SessionRule`, new each time, provided by `SessionRule` in Providers.swift.
  @available(*, deprecated)
  var sessionRule: SessionRule {
    if let make = _override(of: .sessionRule) { return make(_handle) }
    return _build_SessionContainer_sessionRule(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

@available(macOS, introduced: 10.9, deprecated: 15)
@available(*, deprecated)
private func _build_kept(_ c: Container) -> OldRule { Rules.kept() }

private func _build_SessionContainer_number(_ c: SessionContainer) -> Int { c._inputs(Session.self).number }

@available(*, deprecated)
private func _build_old(_ c: Container) throws(Broken) -> OldRule { try Rules.old() }

@available(*, deprecated)
@MainActor private func _build_oldScreen(_ c: Container) -> OldScreen { OldScreen() }

private func _build_other(_ c: Container) -> OtherRule { Rules.other() }

private func _build_reader(_ c: Container, _ number: Int) -> Reader {
#sourceLocation(file: "Providers.swift", line: 49)
  let token =
    c.token
#sourceLocation(file: "Providers.swift", line: 50)
  let token_: Lazy<OldToken> =
    Lazy<OldToken>(_of: c, isKept: c._keeps(.token, false)) { $0.token }
#sourceLocation(file: "Providers.swift", line: 51)
  let kept =
    c.kept
#sourceLocation()
  return Reader(token: token, later: token_, kept: kept, number: number)
}

private func _build_rules(_ c: Container) throws(Broken) -> [any Rule] {
  try c._joined(.rules, _build_Container_rules)
}

private protocol _build_Container_rules_protocol { static func build(_ c: Container) throws(Broken) -> [any Rule] }
private enum _build_Container_rules_deprecated: _build_Container_rules_protocol {
  @available(*, deprecated)
  static func build(_ c: Container) throws(Broken) -> [any Rule] {
    try [c.old, c.other, c.kept]
  }
}

private func _build_Container_rules(_ c: Container) throws(Broken) -> [any Rule] {
  try (_build_Container_rules_deprecated.self as any _build_Container_rules_protocol.Type).build(c)
}

private protocol _build_SessionContainer_rules_protocol { static func build(_ c: SessionContainer) throws(Broken) -> [any Rule] }
private enum _build_SessionContainer_rules_deprecated: _build_SessionContainer_rules_protocol {
  @available(*, deprecated)
  static func build(_ c: SessionContainer) throws(Broken) -> [any Rule] {
    [c.sessionRule]
  }
}

private func _build_SessionContainer_rules(_ c: SessionContainer) throws(Broken) -> [any Rule] {
  try (_build_SessionContainer_rules_deprecated.self as any _build_SessionContainer_rules_protocol.Type).build(c)
}

@MainActor private func _build_screens(_ c: Container) -> [any Screen] {
  c._joined(_unisolated(.screens), { (c: Container) -> [any Screen] in _build_Container_screens(c) })
}

private protocol _build_Container_screens_protocol { @MainActor static func build(_ c: Container) -> [any Screen] }
private enum _build_Container_screens_deprecated: _build_Container_screens_protocol {
  @available(*, deprecated)
  @MainActor static func build(_ c: Container) -> [any Screen] {
    [c.oldScreen]
  }
}

@MainActor private func _build_Container_screens(_ c: Container) -> [any Screen] {
  (_build_Container_screens_deprecated.self as any _build_Container_screens_protocol.Type).build(c)
}

@available(*, deprecated)
private func _build_SessionContainer_sessionRule(_ c: SessionContainer) -> SessionRule {
  SessionRule(number: c.number)
}

@available(*, deprecated)
private func _build_token(_ c: Container) -> OldToken { Tokens.token() }

#sourceLocation(file: "Providers.swift", line: 14)
@available(macOS, introduced: 10.9, deprecated: 15) @available(*, deprecated) private func _check_0() { _ =
              _Kept<OldRule>.self }
#sourceLocation(file: "Providers.swift", line: 26)
private func _check_1() { _ =
                     _Kept<Int>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

@available(macOS, introduced: 10.9, deprecated: 15)
@available(*, deprecated)
extension Key where Maker == @Sendable (Container) -> OldRule { static var kept: Self { _App_base.key(0, _build_kept) } }
extension Key where Maker == @Sendable (SessionContainer) -> Int { static var number: Self { _App_SessionContainer_base.key(1, child: 0, _build_SessionContainer_number) } }
@available(*, deprecated)
extension Key where Maker == @Sendable (Container) throws(Broken) -> OldRule { static var old: Self { _App_base.key(2, _build_old, lifetime: .transient) } }
@available(*, deprecated)
extension Key where Maker == @MainActor @Sendable (Container) -> OldScreen { static var oldScreen: Self { _App_base.mainActorKey(3, _build_oldScreen, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> OtherRule { static var other: Self { _App_base.key(4, _build_other, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Int) -> Reader { static var reader: Self { _App_base.key(5) { c, number in _build_reader(c, number) } } }
extension Key where Maker == @Sendable (Container) throws(Broken) -> [any Rule] { static var rules: Self { _App_base.key(6, _build_rules, lifetime: .transient) } }
extension Key where Maker == @MainActor @Sendable (Container) -> [any Screen] { static var screens: Self { _App_base.mainActorKey(7, _build_screens, lifetime: .transient) } }
@available(*, deprecated)
extension Key where Maker == @Sendable (SessionContainer) -> SessionRule { static var sessionRule: Self { _App_base.key(8, _build_SessionContainer_sessionRule, lifetime: .transient) } }
@available(*, deprecated)
extension Key where Maker == @Sendable (Container) -> OldToken { static var token: Self { _App_base.key(9, _build_token, lifetime: .transient) } }

private let _App_needs: StaticString = """
  kept:
  SessionContainer.number:
  old:
  oldScreen:
  other:
  reader: kept token
  rules: SessionContainer.sessionRule kept old other
  screens: oldScreen
  SessionContainer.sessionRule: SessionContainer.number
  token:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.other)
  entries.add(.rules)
}

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
  entries.add(.number, name: "number")
}

private let _App_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 1, base: _App_base, needs: _App_needs)
  plan.register(SessionContainer.self, slots: 1, base: _App_SessionContainer_base, of: _App_base)
  plan.list(_App_dynamic)
  plan.list(_App_SessionContainer_dynamic)
  plan.join(_App_base.key(6, _build_Container_rules, "rules"))
  plan.join(_App_base.key(6, _build_SessionContainer_rules, "rules"))
  plan.join(_unisolated(_App_base.mainActorKey(7, _build_Container_screens, "screens")))
}
