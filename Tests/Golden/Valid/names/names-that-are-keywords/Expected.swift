// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `SpacedStore`, new each time, provided by `SpacedStore` in Keywords.swift.
  var `a spaced name`: SpacedStore {
    if let make = _override(of: .`a spaced name`) { return make(_handle) }
    return _build_a_20_spaced_20_name(self)
  }

  /// `Wait`, new each time, provided by `Wait` in Keywords.swift.
  var `await`: Wait {
    if let make = _override(of: .`await`) { return make(_handle) }
    return _build_await(self)
  }

  /// `Klass`, new each time, provided by ``class`` in Keywords.swift.
  func `class`(repeating text: String, _ count: Int, self other: Int) -> Klass {
    if let make = _override(of: .`class`) { return make(_handle, text, count, other) }
    return _build_class(self, text, count, other)
  }

  /// `Mode`, new each time, provided by `Make.`default`` in Keywords.swift.
  var `default`: Mode {
    if let make = _override(of: .`default`) { return make(_handle) }
    return _build_default(self)
  }

  /// `Shift`, new each time, provided by `Make.`in`` in Keywords.swift.
  var `in`: Shift {
    if let make = _override(of: .`in`) { return make(_handle) }
    return _build_in(self)
  }

  /// `Pause`, new each time, provided by `Pause` in Keywords.swift.
  func pause(await: Int) -> Pause {
    if let make = _override(of: .pause) { return make(_handle, `await`) }
    return _build_pause(self, `await`)
  }

  /// `Procedure`, a singleton, provided by `Procedure` in Keywords.swift.
  var `protocol`: Procedure { _kept(.`protocol`) }

  /// `User`, new each time, provided by `User` in Keywords.swift.
  var user: User {
    if let make = _override(of: .user) { return make(_handle) }
    return _build_user(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_a_20_spaced_20_name(_ c: Container) -> SpacedStore { SpacedStore() }

private func _build_await(_ c: Container) -> Wait {
  let handle = c._handle
  return Wait(pause: { (`await`: Int) -> Pause in handle.pause(await: `await`) })
}

private func _build_class(_ c: Container, _ text: String, _ count: Int, _ other: Int) -> Klass {
  `class`(in: c.`in`, for: c.`default`, repeating: text, count, self: other)
}

private func _build_default(_ c: Container) -> Mode { Make.`default`() }

private func _build_in(_ c: Container) -> Shift { Make.`in` }

private func _build_pause(_ c: Container, _ `await`: Int) -> Pause { Pause(await: `await`) }

private func _build_protocol(_ c: Container) -> Procedure { Procedure() }

private func _build_user(_ c: Container) -> User {
  User(protocol: c.`protocol`, store: c.`a spaced name`, twice: c.`protocol`, in: c.`in`)
}

#sourceLocation(file: "Keywords.swift", line: 23)
private func _check_0() { _ =
                              _Kept<Procedure>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> SpacedStore { static var `a spaced name`: Self { _App_base.key(1, _build_a_20_spaced_20_name, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Wait { static var `await`: Self { _App_base.key(2, _build_await, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, String, Int, Int) -> Klass { static var `class`: Self { _App_base.key(3) { c, text, count, other in _build_class(c, text, count, other) } } }
extension Key where Maker == @Sendable (Container) -> Mode { static var `default`: Self { _App_base.key(4, _build_default, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Shift { static var `in`: Self { _App_base.key(5, _build_in, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Int) -> Pause { static var pause: Self { _App_base.key(6) { c, `await` in _build_pause(c, `await`) } } }
extension Key where Maker == @Sendable (Container) -> Procedure { static var `protocol`: Self { _App_base.key(0, _build_protocol) } }
extension Key where Maker == @Sendable (Container) -> User { static var user: Self { _App_base.key(7, _build_user, lifetime: .transient) } }

private let _App_needs: StaticString = """
  protocol:
  `a spaced name`:
  await: pause
  class: default in
  default:
  in:
  pause:
  user: `a spaced name` in protocol
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.`a spaced name`, name: "a spaced name")
  entries.add(.`await`, name: "await")
  entries.add(.`default`)
  entries.add(.`in`)
  entries.add(.`protocol`, name: "protocol")
  entries.add(.user)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
