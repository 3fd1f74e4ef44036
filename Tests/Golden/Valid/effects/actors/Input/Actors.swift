// @provide(singleton)
actor Counter {
  private var count: Int
  init(start: Int) { count = start }
  func next() -> Int {
    defer { count += 1 }
    return count
  }
}

// @provide
let start = 10

protocol Ticking: Actor { func tick() async -> Int }

// @provide(singleton, as: Ticking)
actor Ticker: Ticking {
  let counter: Counter
  init(counter: Counter) { self.counter = counter }
  func tick() async -> Int { await counter.next() }
}

// @provide
actor Empty { let text = "empty" }

// @provide
nonisolated final class Plain {
  let ticker: any Ticking
  nonisolated init(ticker: any Ticking) { self.ticker = ticker }
}

@MainActor struct Screen {
  // @provide
  nonisolated init(plain: Plain) {}
}
