protocol Clock: Sendable { func now() -> Int }

// @provide(singleton, as: Clock)
struct SystemClock: Clock { func now() -> Int { 42 } }

// @provide
final class Journal { let size = 9 }

// @provide
final class Alarm {
  let time: Int
  let size: Int
  let title: String
  let level: Int

  init(
    clock: @autoclosure () -> any Clock,
    journal: @autoclosure @escaping () -> Journal,
    title: @autoclosure () -> String /* @arg */,
    level: @autoclosure () -> Int = 3
  ) {
    (time, size, self.title, self.level) = (clock().now(), journal().size, title(), level())
  }
}

enum Makers {
  // @provide
  static func pair(clock: @autoclosure () throws -> any Clock) rethrows -> (Int, String) {
    (try clock().now(), "pair")
  }

  // @provide
  static func later(alarm: @autoclosure () async throws -> Journal) async rethrows -> [Journal] {
    [try await alarm()]
  }
}

nonisolated(unsafe) var count = 0

func next() -> Int {
  count += 1
  return count
}

// @provide
struct Ticker {
  let tick: () -> Int

  init(tick: @autoclosure @escaping () -> Int /* @arg */) { self.tick = tick }
}

// @provide
struct Lines {
  let text: String

  init(_ isOn: Bool /* @arg */, _ number: @autoclosure () throws -> Int = next() /* @arg */) rethrows {
    text = isOn ? "\(try number())" : "off"
  }
}

// @provide
struct Chain {
  let text: String

  init(tick: @autoclosure @escaping () -> Int /* @arg */, ticker: Ticker, again: (@escaping () -> Int) -> Ticker) {
    text = "\(ticker.tick()) \(ticker.tick()) \(again(next).tick())"
  }
}

// @provide
struct Wait {
  let number: @Sendable () async throws -> Int

  init(number: @autoclosure @escaping @Sendable () async throws -> Int /* @arg */) async { self.number = number }
}
