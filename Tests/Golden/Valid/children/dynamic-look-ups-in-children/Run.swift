import Core
import DIRuntime

@main
enum Program {
  static func main() throws {
    let container = Container()
    let session = container.session(user: User(name: "Ada"))
    let found = session.dynamic
    print(try found.resolve(User.self).name, try found.resolve(Basket.self) === session.basket)
    print(try found.resolve((any Greeter).self).greeting)
    print(try found.resolve(Page.self).basket === session.basket, try found.resolve(Page.self).log === container.log)
    print(try found.resolve(Ticket.self, name: "first").basket === session.basket)
    print(try container.dynamic.resolveIfPresent(Basket.self) == nil, try found.resolveIfPresent(Seat.self) == nil)

    let visit = session.visit(room: 7)
    let seat = visit.seat
    print(try visit.dynamic.resolve(Seat.self) === seat, try visit.dynamic.resolve(Int.self, name: "room"))
    print(try visit.dynamic.resolve(Basket.self) === session.basket, try visit.dynamic.resolve(Log.self) === container.log)
    print(try visit.dynamic.resolveIfPresent(Row.self) == nil)
    do { _ = try found.resolve(Int.self, name: "room") } catch { print(error) }

    let other: SessionContainer = session.overriding { $0.override(.user) { _ in User(name: "Bea") } }
    print(try other.dynamic.resolve(Basket.self).owner, try other.dynamic.resolve((any Greeter).self).greeting)
  }
}
