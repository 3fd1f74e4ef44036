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
