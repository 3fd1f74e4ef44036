import DIRuntime

// @provide(singleton)
final class Airline: Sendable {}

// @container(parent: Container)
struct Flight {
  let number: Int
}

// @container(parent: Flight)
struct Booking {
  let passenger: Passenger
  var seat = "1A"
}

/// Beside the flight, with inputs of the same types and names.
// @container(parent: Container)
struct Lounge {
  let passenger: Passenger
}

final class Passenger: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

// @provide(singleton, in: Flight)
final class Crew: Sendable {
  let airline: Airline
  init(airline: Airline, number: Int) { self.airline = airline }
}

// @provide(singleton, in: Booking)
final class Ticket: Sendable {
  let passenger: Passenger
  let crew: Crew
  let text: String

  init(passenger: Passenger, crew: Crew, number: Int, seat: String) {
    self.passenger = passenger
    self.crew = crew
    text = "\(passenger.name) on \(number) in \(seat)"
  }
}

/// Both have one: which container it belongs to must be said.
// @provide(in: Lounge)
struct Drink {
  let passenger: Passenger
}

// @provide(singleton, in: Lounge, name: ticket)
final class LoungeTicket: Sendable {
  let passenger: Passenger
  init(passenger: Passenger) { self.passenger = passenger }
}

/// Every container has it, with what there is.
// @provide
struct Sign {
  let airline: Airline
  let port: Int?
}

// @provide
struct Manifest {
  let crew: Crew
  let bookings: @Sendable (Passenger, String) -> Spot
}

// @provide
struct Spot {
  let crew: Crew
  let passenger: Passenger  // @arg
  let seat: String  // @arg
}
