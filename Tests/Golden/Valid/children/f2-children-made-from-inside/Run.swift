import Core
import DIRuntime

@main
struct Run {
  static func main() async throws {
    let container = Container()
    let shell = container.shell
    let session = shell.session(Customer(name: "Ada"))
    print(session.cart.customer.name, session.cart.database === container.database, session.cart === session.cart)
    print(shell.session(Customer(name: "Bea")).cart !== session.cart, shell.window() !== shell.window())
    print(container.guests.cart(of: "Cid"))

    let lobby = session.lobby
    let visit = try lobby.visit(7)
    print(visit.room, visit.note ?? "none", visit.cart === session.cart)
    print(await lobby.another(1, nil) == nil)

    let counter = container.counter(customer: Customer(name: "Dot"))
    print(counter.session().cart.customer.name, counter.session() !== counter.session())
    print(counter.window.value === counter.window.value, counter.windows() !== counter.windows())

    let next = session.desk.next(Customer(name: "Eve"))
    print(session.desk.session.cart === session.cart, next.cart.customer.name, next.desk !== session.desk)

    // Who makes children makes those of its own container, overrides included.
    let other = container.overriding { $0.override(.database) { _ in Database() } }
    print(other.shell !== shell, other.shell.session(Customer(name: "Fay")).cart.database === other.database)
    let unrelated = container.overriding { $0.override(.guests) { c in c.original(.guests) } }
    print(unrelated.shell !== shell, unrelated.database === container.database)
    #if KIOSK
    print(container.operator.kiosk("hall").place)
    #endif
  }
}
