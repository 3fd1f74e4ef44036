import DIRuntime
import Lib

@main
struct Main {
  @MainActor static func main() async throws {
    let container = Container()
    print(container.plain.port, container.route, container.title, container.derived(x: 2).x)
    print(container.screen.model === container.model, container.fine.model.count)
    print(container.shell.router.path, container.shell.features.map(\.title), container.shell === container.shell)
    print(container.analytics.record("event"), try await container.sync.remote.host)
    print(await container.session === container.session)
    let screens = container.screens
    print(screens.features.count, screens.make() === screens.model, screens.home.value.model === screens.model)
    let visit = container.visit(user: "ann")
    print(visit.cart.user, visit.cart === visit.cart, visit.fresh(.cart) === visit.cart)
    print(container.channel(name: "a") === container.channel(name: "a"))
    let cache = container.cache
    print(cache === container.cache, container.settings.withLock { $0.isOn })
    let other = Container {
      $0.override(.router) { _ in FakeRouter() }
      $0.override(.remote) { _ in FakeRemote() }
    }
    print(other.shell.router.path, try await other.sync.remote.host)
    let scope = container.overriding {
      $0.override(.model) { _ in
        let model = Model()
        model.count = 9
        return model
      }
    }
    print(scope.analytics.record("event"), container.analytics.record("event"), scope.screens.model.count)
  }
}

@MainActor final class FakeRouter: Router { let path = "fake" }
nonisolated struct FakeRemote: Remote { let host = "nowhere" }
