import Core
import DIRuntime

// @provide(singleton, as: Payments, onClose: close)
final class Bank: Payments {
  init() { Log.note("bank") }
  func close() async throws { Log.note("bank closed") }
}

// Not eager, unlike what it replaces.
// @provide(singleton, replaces: Core.clock, onClose: stop)
final class RadioClock: Clock {
  init() { Log.note("radio") }
  func stop() { Log.note("radio stopped") }
}

// @provide(singleton, eager, name: shared)
final class Shared: Sendable { init() { Log.note("shared of App") } }

// @provide(singleton, into: Plugin, onClose: close)
final class Weather: Plugin {
  init() { Log.note("weather") }
  func close() { Log.note("weather closed") }
}

// Another module's actor.
// @provide(singleton, eager, onClose: unlink)
func makeLink() -> Link { Link() }

// @provide(singleton, in: Session, eager, onClose: close)
final class Basket: Sendable {
  init(cart: Cart, clock: any Clock) { Log.note("basket") }
  func close() throws { Log.note("basket closed") }
}
