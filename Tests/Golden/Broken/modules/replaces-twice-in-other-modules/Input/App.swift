import Core
import Left
import Right

// @provide(replaces: Core.ticket)
func first() -> Ticket { Ticket() }

// @provide(replaces: Core.ticket)
func second() -> Ticket { Ticket() }
