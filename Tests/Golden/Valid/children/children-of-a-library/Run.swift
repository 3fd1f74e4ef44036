import DIRuntime
import Lib

@main
enum Program {
  static func main() {
    let container = Container()
    let session = container.opening.open()
    print(session.user.name, session.page(count: 2).cart.user.name, session.page(count: 3).count)
    print(container.cart === container.cart)
    let other = session.overriding { $0.override(.user) { _ in User(name: "Bea") } }
    print(other.page(count: 1).cart.user.name)
  }
}
