indirect enum State: Sendable, Equatable {
  case idle, running(since: Int), failed(after: State)

  // @provide(name: initial)
  static let start: State = .idle

  // @provide(name: broken)
  static func failure(initial: State) -> State { .failed(after: initial) }
}

enum Action: CaseIterable { case go, stop }

// @provide
func transitions(now: Int) -> @Sendable (State, Action) -> State {
  { state, action in
    switch (state, action) {
    case (.idle, .go): .running(since: now)
    case (_, .stop): .idle
    case (let other, .go): other
    }
  }
}

// @provide
let now: Int = 12

// @provide
struct Machine {
  var state: State  // @named(initial)
  let rule: @Sendable (State, Action) -> State
  let broken: State
  mutating func take(_ action: Action) -> State { state = rule(state, action); return state }
}
