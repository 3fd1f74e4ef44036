import DIRuntime

// Nobody has read their declarations, and they are protocols all the same, with arguments or without.

// @provide(as: Clock<Duration>)
let clock: ContinuousClock = ContinuousClock()

// @provide(singleton, as: Clock<Swift.Duration>, name: slow)
func slow() -> SuspendingClock { SuspendingClock() }

// @provide(singleton, as: [Sequence<Int>, Collection<Int>])
struct Numbers: Collection {
  var startIndex: Int { 0 }
  var endIndex: Int { 3 }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> Int { index }
}

// @provide(into: Identifiable<String>)
struct User: Identifiable { let id = "user" }

// @provide
struct Page {
  let clock: any Clock<Duration>
  let slow: any Clock<Duration>
  let sequence: any Sequence<Int>
  let collection: any Collection<Int>
  let all: [any Identifiable<String>]
}
