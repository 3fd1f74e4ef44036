// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Clock`, a singleton, provided by `SystemClock` in Game.swift.
  var clock: any Clock { _kept(.clock) }

  /// `Sounds`, a singleton, provided by `Sounds` in Game.swift.
  var sounds: Sounds { _kept(.sounds) }

  /// `Timer`, a singleton, provided by `Timer` in Game.swift.
  var timer: Timer { _kept(.timer) }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'GameContainer', which 'game' makes, because 'banner' needs 'score' for its parameter 'score'")
  func banner(prefix: String) -> Banner { fatalError() }
}

/// A child container of `Container`, made with a `Game`.
nonisolated class GameContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `game`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// Makes a child container, which owns this one.
  func game(player: String) -> GameContainer {
    _child(GameContainer.self, of: Game(player: player), base: _App_GameContainer_base)
  }
}

extension GameContainer {
  /// Builds a new value and leaves the kept one as it is.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (GameContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (GameContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension GameContainer {
  /// `Banner`, new each time, provided by `Banner` in Game.swift.
  func banner(prefix: String) -> Banner {
    if let make = _override(of: .banner) { return make(_handle, prefix) }
    return _build_GameContainer_banner(self, prefix)
  }

  /// `Music`, a singleton, provided by `Music` in Game.swift.
  var music: Music { _keptInChild(.music) }

  /// `String`, an input of the container.
  var player: String { _input(.player) { (it: Game) in it.player } }

  /// `Score`, a singleton, provided by `Score` in Game.swift.
  var score: Score { _keptInChild(.score) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_GameContainer_banner(_ c: GameContainer, _ prefix: String) -> Banner {
  Banner(score: c.score, prefix: prefix)
}

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

private func _build_GameContainer_music(_ c: GameContainer) -> Music { Music(sounds: c.sounds) }

private func _build_GameContainer_player(_ c: GameContainer) -> String { c._inputs(Game.self).player }

private func _build_GameContainer_score(_ c: GameContainer) -> Score { Score(timer: c.timer, player: c.player) }

private func _build_sounds(_ c: Container) -> Sounds { Sounds() }

private func _build_timer(_ c: Container) -> Timer { Timer(clock: c.clock) }

#sourceLocation(file: "Game.swift", line: 4)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                           value }
#sourceLocation(file: "Game.swift", line: 34)
private func _check_4() { _ =
            _Kept<Music>.self }
#sourceLocation(file: "Game.swift", line: 20)
private func _check_5() { _ =
      _Kept<String>.self }
#sourceLocation(file: "Game.swift", line: 23)
private func _check_6() { _ =
            _Kept<Score>.self }
#sourceLocation(file: "Game.swift", line: 15)
private func _check_1() { _ =
            _Kept<Sounds>.self }
#sourceLocation(file: "Game.swift", line: 9)
private func _check_2() { _ =
            _Kept<Timer>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (GameContainer, String) -> Banner { static var banner: Self { _App_base.key(3) { c, prefix in _build_GameContainer_banner(c, prefix) } } }
extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(0, _build_clock) } }
extension Key where Maker == @Sendable (GameContainer) -> Music { static var music: Self { _App_GameContainer_base.key(4, child: 0, _build_GameContainer_music) } }
extension Key where Maker == @Sendable (GameContainer) -> String { static var player: Self { _App_GameContainer_base.key(5, child: 1, _build_GameContainer_player) } }
extension Key where Maker == @Sendable (GameContainer) -> Score { static var score: Self { _App_GameContainer_base.key(6, child: 2, _build_GameContainer_score) } }
extension Key where Maker == @Sendable (Container) -> Sounds { static var sounds: Self { _App_base.key(1, _build_sounds) } }
extension Key where Maker == @Sendable (Container) -> Timer { static var timer: Self { _App_base.key(2, _build_timer) } }

private let _App_needs: StaticString = """
  clock:
  sounds:
  timer: clock
  GameContainer.banner: GameContainer.score
  GameContainer.music: sounds
  GameContainer.player:
  GameContainer.score: GameContainer.player timer
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.sounds)
  entries.add(.timer)
}

private func _App_GameContainer_dynamic(_ entries: inout _DynamicEntriesOf<GameContainer>) {
  entries.add(.music)
  entries.add(.player, name: "player")
  entries.add(.score)
}

private let _App_base = _SlotBase()
private let _App_GameContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 3, base: _App_base, needs: _App_needs)
  plan.register(GameContainer.self, slots: 3, base: _App_GameContainer_base, of: _App_base)
  plan.list(_App_dynamic)
  plan.list(_App_GameContainer_dynamic)
}
