import DIRuntime
import Lib

@main
enum Program {
  static func main() async throws {
    let container = Container()
    print(container.names.all)
    #if DEBUG
    let session = container.session(user: User("Ada"), number: 7)
    try await session.warmUp()
    print(session.cart === session.page.cart, session.page.session.number, session.names.all)
    let draft = session.draft
    print(draft === session.draft, try session.dynamic.resolve(Cart.self) === session.cart)
    let other = session.overriding { $0.override(.user) { _ in User("Eve") } }
    print(other.cart.user.name, session.fresh(.cart).user.name, other.draft === draft)
    #if TRACE
    let window = session.window(title: "Plans")
    print(window.toolbar.names, window.trace.text)
    #endif
    try await session.close()
    #else
    print(container.visit(user: User("Bea")).user.name)
    #endif
  }
}
