import DIRuntime

@main
enum Program {
  static func main() {
    let container = Container()
    use(container)
    let other = container.session(user: User(name: "Bea"), token: "other")
    print(other.cart.user.name, other.cart.api === container.apiClient)
    let overridden = Container {
      $0.override(.cart) { c in Cart(user: User(name: c.user.name + "!"), api: c.apiClient, token: "override") }
    }
    print(overridden.session(user: User(name: "Cid"), token: "").page(title: "").header.cart.user.name)
  }

  static func use(_ container: Container) {
    let session = container.session(user: User(name: "Ada"), token: "secret")
    print(session.user.name, session.token, session.cart === session.cart, session.apiClient === container.apiClient)
    print(session.page(title: "Home").header.cart === session.cart, session.footer.api === container.apiClient)
    print(session.router.session.cart === session.cart, session.router.container is SessionContainer)
    print(session.visits.container is SessionContainer, container.visits.container is SessionContainer)
  }
}
