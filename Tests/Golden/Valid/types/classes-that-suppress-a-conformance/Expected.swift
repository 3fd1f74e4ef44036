// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

#sourceLocation(file: "App.swift", line: 5)
private typealias _type_1 =
                           RandomNumberGenerator & Sendable
#sourceLocation()

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Counter`, a singleton, provided by `Counter` in App.swift.
  var counter: Counter { _kept(.counter) }

  /// `Game`, new each time, provided by `Game` in App.swift.
  var game: Game {
    if let make = _override(of: .game) { return make(_handle) }
    return _build_game(self)
  }

  /// `any RandomNumberGenerator & Sendable`, a singleton, provided by `Dice` in App.swift.
  var randomNumberGenerator: any RandomNumberGenerator & Sendable { _kept(.randomNumberGenerator) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_counter(_ c: Container) -> Counter { Counter() }

private func _build_game(_ c: Container) -> Game { Game(counter: c.counter, dice: c.randomNumberGenerator) }

private func _build_randomNumberGenerator(_ c: Container) -> any RandomNumberGenerator & Sendable {
  _check_randomNumberGenerator(Dice())
}

#sourceLocation(file: "App.swift", line: 1)
private func _check_0() { _ = _Kept<Counter>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 5)
private func _check_randomNumberGenerator(_ value: consuming Dice) -> any RandomNumberGenerator & Sendable {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Counter { static var counter: Self { _App_base.key(0, _build_counter) } }
extension Key where Maker == @Sendable (Container) -> Game { static var game: Self { _App_base.key(2, _build_game, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any RandomNumberGenerator & Sendable { static var randomNumberGenerator: Self { _App_base.key(1, _build_randomNumberGenerator) } }

private let _App_needs: StaticString = """
  counter:
  randomNumberGenerator:
  game: counter randomNumberGenerator
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.counter)
  entries.add(.game)
  entries.add(.randomNumberGenerator)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 2, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
