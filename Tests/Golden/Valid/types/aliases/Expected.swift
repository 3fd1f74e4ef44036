// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `All`, new each time, provided by `All` in Aliases.swift.
  var all: All {
    if let make = _override(of: .all) { return make(_handle) }
    return _build_all(self)
  }

  /// `any Clock`, new each time, provided by `clock` in Aliases.swift.
  var clock: any Clock {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }

  /// `Guests`, new each time, provided by `Guests` in Aliases.swift.
  func guests(asked: User? = nil) -> Guests {
    if let make = _override(of: .guests) { return make(_handle, asked) }
    return _build_guests(self, asked)
  }

  /// `Handler`, new each time, provided by `handler` in Aliases.swift.
  var handler: Handler {
    if let make = _override(of: .handler) { return make(_handle) }
    return _build_handler(self)
  }

  /// `IntMap<[User]>`, new each time, provided by `map` in Aliases.swift.
  var map: IntMap<[User]> {
    if let make = _override(of: .map) { return make(_handle) }
    return _build_map(self)
  }

  /// `Types.Number`, new each time, provided by `number` in Aliases.swift.
  var number: Types.Number {
    if let make = _override(of: .number) { return make(_handle) }
    return _build_number(self)
  }

  /// `Repository<Types.Inner>`, new each time, provided by `repository` in Aliases.swift.
  var repository: Repository<Types.Inner> {
    if let make = _override(of: .repository) { return make(_handle) }
    return _build_repository(self)
  }

  /// `AnyStore?`, new each time, provided by `spare` in Aliases.swift.
  var spare: AnyStore? {
    if let make = _override(of: .spare) { return make(_handle) }
    return _build_spare(self)
  }

  /// `any Reader & Writer & Sendable`, a singleton, provided by `Disk` in Aliases.swift.
  var store: any Reader & Writer & Sendable { _kept(.store) }

  /// `User`, new each time, provided by `User.user` in Aliases.swift.
  var user: User {
    if let make = _override(of: .user) { return make(_handle) }
    return _build_user(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_all(_ c: Container) -> All {
  All(store: c.store, clock: c.clock, spare: c.spare, repository: c.repository, map: c.map, number: c.number, handler: c.handler)
}

private func _build_clock(_ c: Container) -> any Clock { clock() }

private func _build_guests(_ c: Container, _ asked: User?) -> Guests {
  Guests(one: c.user, other: c.user, none: nil, asked: asked)
}

private func _build_handler(_ c: Container) -> Handler { handler() }

private func _build_map(_ c: Container) -> IntMap<[User]> { map() }

private func _build_number(_ c: Container) -> Types.Number { number() }

private func _build_repository(_ c: Container) -> Repository<Types.Inner> { repository() }

private func _build_spare(_ c: Container) -> AnyStore? { spare() }

private func _build_store(_ c: Container) -> any Reader & Writer & Sendable { _check_store(Disk()) }

private func _build_user(_ c: Container) -> User { User.user() }

#sourceLocation(file: "Aliases.swift", line: 14)
private func _check_store(_ value: consuming Disk) -> any Reader & Writer & Sendable {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> All { static var all: Self { _App_base.key(1, _build_all, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(2, _build_clock, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, User?) -> Guests { static var guests: Self { _App_base.key(3) { c, asked in _build_guests(c, asked) } } }
extension Key where Maker == @Sendable (Container) -> Handler { static var handler: Self { _App_base.key(4, _build_handler, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> IntMap<[User]> { static var map: Self { _App_base.key(5, _build_map, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Types.Number { static var number: Self { _App_base.key(6, _build_number, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Repository<Types.Inner> { static var repository: Self { _App_base.key(7, _build_repository, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> AnyStore? { static var spare: Self { _App_base.key(8, _build_spare, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Reader & Writer & Sendable { static var store: Self { _App_base.key(0, _build_store) } }
extension Key where Maker == @Sendable (Container) -> User { static var user: Self { _App_base.key(9, _build_user, lifetime: .transient) } }

private let _App_needs: StaticString = """
  store:
  all: clock handler map number repository spare store
  clock:
  guests: user
  handler:
  map:
  number:
  repository:
  spare:
  user:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.all)
  entries.add(.clock)
  entries.add(.handler)
  entries.add(.map)
  entries.add(.number, name: "number")
  entries.add(.repository)
  entries.add(.spare)
  entries.add(.store)
  entries.add(.user)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
