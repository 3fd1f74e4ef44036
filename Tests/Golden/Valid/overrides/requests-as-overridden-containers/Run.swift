import DIRuntime

@main struct Run {
  static func main() {
    let app = Container()
    let requests = ["ann", "bob"].map { name in app.overriding { $0.override(.user) { _ in User(name: name) } } }
    print(requests.map(\.checkout.cart.user.name), app.cart.user.name)
    print(requests[0].cart === requests[0].cart, requests[0].cart === requests[1].cart)
    print(requests[0].catalogue === app.catalogue, requests[1].checkout.catalogue === app.catalogue)
  }
}
