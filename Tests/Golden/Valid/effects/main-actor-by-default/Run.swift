import DIRuntime
import Lib

@main
struct Main {
  static func main() async throws {
    let container = Container()
    print(container.clock.now(), container.greeter().greeting, container.greeter(greeting: "Hi").greeting)
    let model = container.model
    model.click()
    print(model.clicks, container.derived.clock.now(), try container.route, container.title)
    let later = container.later
    print(later.clock.value.now(), later.greeters("Ho").greeting, try later.routes())
    print(later.shelves().store.name, later.plugins.map(\.title), later.users.kind, later.missing == nil)
    print(container.settings.withLock { $0.isVerbose }, container.channel(name: "a").name)
    print(await container.counter.next(), await container.counter.next(), container.cache.port)
    let scope = container.overriding { $0.override(.clock) { _ in FrozenClock() } }
    print(scope.greeter().clock.now(), scope.model.start, container.model.start)
    // Nothing of it is the main actor's.
    let elsewhere = await Task.detached {
      (container.clock.now(), container.shelf.log.note("off the actor"), container.greeter().greeting)
    }.value
    print(elsewhere)
    print(await Task.detached { (container.noon.now(), container.rederived.clock.now()) }.value)
    let session = container.session(user: "Ada")
    print(session.cart === session.cart, session.cart.owner, session.cart.clock.now())
  }
}
