import DIRuntime

@main
enum Program {
  static func main() {
    let container = Container()
    let (session, other) = (container.session(user: "Ada"), container.session(user: "Bea"))
    let banner = withContainer(session) { Banner() }
    print(banner.cart === session.cart, banner.page === session.page, banner.clock === container.clock)
    print(withContainer(other) { banner.present } === other.cart, withContainer(other) { banner.cart } === session.cart)
    print(withContainer(container) { Banner() }.page == nil, withContainer(container) { Banner() }.clock === session.clock)
    print(session.header.cart === session.cart)
    let direct = Injected(.cart, from: other)
    print(direct().user, Injected(.clock, from: other)() === container.clock)
    let scope = session.overriding { $0.override(.user) { _ in "Cid" } }
    print(withContainer(scope) { Banner() }.cart.user)
  }
}
