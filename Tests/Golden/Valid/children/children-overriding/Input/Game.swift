import DIRuntime

protocol Clock: Sendable { func now() -> Int }

// @provide(singleton, as: Clock)
struct SystemClock: Clock { func now() -> Int { 42 } }

struct FrozenClock: Clock { func now() -> Int { 7 } }

// @provide(singleton)
final class Timer: Sendable {
  let clock: any Clock
  init(clock: any Clock) { self.clock = clock }
}

// @provide(singleton)
final class Sounds: Sendable {}

// @container(parent: Container)
struct Game {
  let player: String
}

// @provide(singleton, in: Game)
final class Score: Sendable {
  let timer: Timer
  let text: String

  init(timer: Timer, player: String) {
    self.timer = timer
    text = "\(player) at \(timer.clock.now())"
  }
}

// @provide(singleton, in: Game)
final class Music: Sendable {
  let sounds: Sounds
  init(sounds: Sounds) { self.sounds = sounds }
}

// @provide
struct Banner {
  let score: Score
  let prefix: String  // @arg
  var text: String { "\(prefix) \(score.text)" }
}
