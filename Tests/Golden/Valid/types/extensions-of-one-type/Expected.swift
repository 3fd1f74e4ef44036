// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `User?`, new each time, provided by `Optional<User>.guest` in App.swift.
  var guest: User? {
    if let make = _override(of: .guest) { return make(_handle) }
    return _build_guest(self)
  }

  /// `Repo<Int>`, a singleton, provided by `Repo<Int>.numbers` in App.swift.
  var numbers: Repo<Int> { _kept(.numbers) }

  /// `Repo<User>`, new each time, provided by `Repo<User>` in App.swift.
  var repoUser: Repo<User> {
    if let make = _override(of: .repoUser) { return make(_handle) }
    return _build_repoUser(self)
  }

  /// `Report`, new each time, provided by `Report` in App.swift.
  var report: Report {
    if let make = _override(of: .report) { return make(_handle) }
    return _build_report(self)
  }

  /// `Separator`, new each time, provided by `Separator` in App.swift.
  var separator: Separator {
    if let make = _override(of: .separator) { return make(_handle) }
    return _build_separator(self)
  }

  /// `[String: User]`, new each time, provided by `Dictionary<String, User>.table` in App.swift.
  var table: [String: User] {
    if let make = _override(of: .table) { return make(_handle) }
    return _build_table(self)
  }

  /// `Array<User>`, new each time, provided by `Array<User>.users` in App.swift.
  var users: Array<User> {
    if let make = _override(of: .users) { return make(_handle) }
    return _build_users(self)
  }

  /// `[String]`, new each time, provided by `Array<String>.words` in App.swift.
  var words: [String] {
    if let make = _override(of: .words) { return make(_handle) }
    return _build_words(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_guest(_ c: Container) -> User? { Optional<User>.guest }

private func _build_numbers(_ c: Container) -> Repo<Int> { Repo<Int>.numbers(words: c.words) }

private func _build_repoUser(_ c: Container) -> Repo<User> { Repo<User>(users: c.users, separator: c.separator) }

private func _build_report(_ c: Container) -> Report {
  Report(users: c.repoUser, numbers: c.numbers, guest: c.guest, table: c.table)
}

private func _build_separator(_ c: Container) -> Separator { Separator() }

private func _build_table(_ c: Container) -> [String: User] { Dictionary<String, User>.table }

private func _build_users(_ c: Container) -> Array<User> { Array<User>.users(separator: c.separator) }

private func _build_words(_ c: Container) -> [String] { Array<String>.words() }

#sourceLocation(file: "App.swift", line: 35)
private func _check_0() { _ =
              _Kept<Repo<Int>>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> User? { static var guest: Self { _App_base.key(1, _build_guest, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Repo<Int> { static var numbers: Self { _App_base.key(0, _build_numbers) } }
extension Key where Maker == @Sendable (Container) -> Repo<User> { static var repoUser: Self { _App_base.key(2, _build_repoUser, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Report { static var report: Self { _App_base.key(3, _build_report, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Separator { static var separator: Self { _App_base.key(4, _build_separator, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [String: User] { static var table: Self { _App_base.key(5, _build_table, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Array<User> { static var users: Self { _App_base.key(6, _build_users, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [String] { static var words: Self { _App_base.key(7, _build_words, lifetime: .transient) } }

private let _App_needs: StaticString = """
  numbers: words
  guest:
  repoUser: separator users
  report: guest numbers repoUser table
  separator:
  table:
  users: separator
  words:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.guest)
  entries.add(.numbers)
  entries.add(.repoUser)
  entries.add(.report)
  entries.add(.separator)
  entries.add(.table)
  entries.add(.users)
  entries.add(.words, name: "words")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
