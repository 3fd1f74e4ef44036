import Core
import DIRuntime

@main
enum Run {
  static func main() throws {
    let container = Container()
    let desk = container.session(user: "Ada").desk(number: 7)
    try show(desk)
    try show(desk.overriding { $0.override(.server) { c in c.original(.server) } })
    try show(desk.overriding { $0.override(.cart) { c in try c.original(.cart) } })
    print(container.server === desk.server, container.hooks.map(\.name))
  }

  static func show(_ desk: DeskContainer) throws {
    print(desk.server.hooks.map(\.name), desk.hooks.map(\.name))
    print(try desk.cart.rules.count, try desk.rules.count, try desk.total.cart === desk.cart)
  }
}
