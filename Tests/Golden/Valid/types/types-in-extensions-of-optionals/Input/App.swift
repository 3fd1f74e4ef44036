struct Ticket: Sendable { var number = 1 }

class Shelf<Item>: @unchecked Sendable {}

// What is inside has the name of what is extended, which still means the other one.
extension Ticket? {
  struct Ticket: Sendable {
    struct Key: Sendable {}
    final class Keys: Shelf<Key>, @unchecked Sendable {}
    var number = 2
  }

  static var shelf: Shelf<Ticket.Key> { Ticket.Keys() }
}

// @provide
struct Desk {
  let ticket: Ticket?
}

// @provide
let firstTicket: Ticket? = Ticket()
