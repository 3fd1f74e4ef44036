import DIRuntime

@main
enum Program {
  static func main() {
    let container = Container()
    let flight = container.flight(number: 7)
    do {
      let booking = flight.booking(passenger: Passenger("Ada"))
      print(booking.ticket.text, booking.ticket === booking.ticket, booking.ticket.crew === flight.crew)
      print(booking.crew === flight.crew, booking.number, booking.airline === container.airline)
      print(booking.manifest.crew === flight.crew, flight.manifest.bookings(booking.passenger, "2B").seat)
    }
    let other = flight.booking(passenger: Passenger("Bea"), seat: "3C")
    print(other.ticket.text, other.ticket.crew === flight.crew, other.sign.port as Any)
    let lounge = container.lounge(passenger: Passenger("Cid"))
    print(lounge.drink.passenger.name, lounge.ticket.passenger === lounge.passenger, lounge.ticket === lounge.ticket)
    print(lounge.overriding { $0.override(.drink) { c in Drink(passenger: c.passenger) } }.drink.passenger.name)
    print(container.flight(number: 8).crew !== flight.crew)
  }
}
