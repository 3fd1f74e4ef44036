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

// @container(parent: Container)
struct Session {}

/// Belongs to the container that is asked for it.
struct Booth: Desk { let container: Container }

// @provide(replaces: Core.desk)
func booth(container: Container) -> any Desk { Booth(container: container) }

// @provide(replaces: Core.laterDesk)
func laterBooth(container: Container) async -> any Desk { Booth(container: container) }

// @provide(replaces: Core.weakDesk)
func weakBooth(container: Container) -> any Desk { Booth(container: container) }
