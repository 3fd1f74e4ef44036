import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    print(c.hotel.full("Ritz", 1, 9).text, c.hotel.short("Ritz", 2).text, separator: "; ")
    let house = c.house(house: "Home")
    print(house.full(3, 8).text, house.short(4).text, house.any("Other", 5, 7).text, separator: "; ")
    let suite = c.suite(house: "Savoy", number: 6)
    print(suite.lazy.value.text, suite.provider().text, suite.function().text, separator: "; ")
    print(suite.optional?(12).text ?? "none")
    let street = c.street(house: "Long", number: 10)
    print(street.home.short(11).text, street.suite.function().text, separator: "; ")
    let guest = Guest()
    print(c.reception(guest: guest).visit().guest === guest)
    let desk = c.desk(card: Card())
    print(desk.stay().card.number, desk.later.value.card.number)
    print(c.ring.keys(1, 2) { 3 }.number)
    let lobby = c.lobby
    print(lobby.other == nil, lobby.greet(suite.provider()).text)
  }
}
