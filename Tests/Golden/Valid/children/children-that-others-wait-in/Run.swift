import Core
import DIRuntime
import Mid

@main
struct Run {
  @MainActor static func main() async {
    let session = Container().session(user: User(name: "Ann"))
    let cart = await session.fresh(.cart)
    let other = await session.cart
    print(cart.owner, cart !== other, session.fresh(.window) !== session.window)
    let decorated = session.overriding {
      $0.override(.cart) { c in
        let original = await c.original(.cart)
        return await Cart(user: User(name: "\(original.owner)'s friend"))
      }
      $0.override(.window) { c in Window(user: User(name: "\(c.original(.window).title)!")) }
    }
    print(await decorated.cart.owner, decorated.window.title)
  }
}
