import Core
import DIRuntime

@main
enum Run {
  static func main() {
    let session = Container().session(user: "Ada")
    let test = session.overriding { $0.override(.user) { c in "Countess \(c.original(.user))" } }
    print(session.cart.user, session.cart === session.cart)
    print(test.cart.user, test.cart === test.cart)
  }
}
