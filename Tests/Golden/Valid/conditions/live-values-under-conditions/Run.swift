import Core
import DIRuntime

@main struct M {
  static func main() async throws {
    let c = Container.faking(
      cache: Cache(fake: 3), clock: FrozenClock(), httpClient: Stub(), settings: Box(Settings(a: 9)))
    let a = c.all
    print(a.clock.now(), a.client.get("x"), a.cache.n, a.settings.value.a)
  }
}
