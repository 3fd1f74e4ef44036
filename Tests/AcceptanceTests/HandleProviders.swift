// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime

// Values that hold the container that they came from, values that do not, and values that ask for the current one.

// @provide(singleton)
final class Score: Sendable {}

// @provide
struct Match {
  let score: Score
}

/// Where a program begins: new, and asking for all else later.
// @provide
final class FrontDoor {
  let match: () -> Match
  let matches: Provider<Match>
  let score: Lazy<Score>

  init(match: @escaping () -> Match, matches: Provider<Match>, score: Lazy<Score>) {
    (self.match, self.matches, self.score) = (match, matches, score)
  }
}

/// Made by hand, or by the container.
// @provide
final class Scoreboard {
  @Injected(.score) var score
  init() {}
}

/// Kept, with a task that goes on as long as the program holds this, and asks for the current container.
// @provide(singleton)
final class Arena: Sendable {
  let score: Lazy<Score>
  let match: @Sendable () -> Match
  let watcher: Task<Void, Never>

  init(score: Lazy<Score>, match: @escaping @Sendable () -> Match) {
    (self.score, self.match) = (score, match)
    watcher = Task { while !Task.isCancelled, Container.current != nil { await Task.yield() } }
  }

  deinit { watcher.cancel() }
}

/// Made by hand by the types below: nothing in the sources names its injected values.
final class Watch: Sendable {
  let clock = Injected(.clock)
  let eager: any Clock

  init(eager: any Clock = Injected(.clock)()) { self.eager = eager }
}

protocol Timekeeper: Sendable { var watch: Watch { get } }

// @provide(singleton, as: Timekeeper)
final class Referee: Timekeeper {
  let watch = Watch()
  let later = Task { await Task { Container.current }.value }
}

// @provide
struct Linesman: Timekeeper {
  let watch = Watch()
}

enum Umpires {
  // @provide(singleton)
  static func umpire() async -> Umpire {
    await Task.yield()
    return Umpire()
  }
}

final class Umpire: Timekeeper {
  let watch = Watch()
}

/// Kept, and by way of another one.
// @provide(singleton)
final class Stadium: Sendable {
  let timekeeper: any Timekeeper
  let score: Score

  init(timekeeper: any Timekeeper, score: Score) { (self.timekeeper, self.score) = (timekeeper, score) }
}
