import Core
import DIRuntime
import Synchronization

let count = Atomic(0)

struct Ticket: Token {
  let number = count.add(1, ordering: .relaxed).newValue
}

/// What was one for all is now a new one for each parameter.
// @provide(replaces: Core.token)
func ticket() -> any Token { Ticket() }

// @provide
struct Queue: Sendable {
  let first: any Token
  let second: any Token
}
