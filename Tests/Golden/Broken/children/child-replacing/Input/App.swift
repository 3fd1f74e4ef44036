import DIRuntime
import Lib

// What a session is made with.
// @provide(replaces: Lib.user)
func someUser() -> String { "Ada" }

// Every container keeps one, but this is only to be had in a session.
// @provide(replaces: Lib.clock)
struct CartClock: Clock {
  init(cart: Cart) {}
}

// Every container has one.
// @provide(replaces: Lib.label)
struct CartLabel: Label {
  init(cart: Cart) {}
}

// @provide(singleton, in: Tour, replaces: Lib.cart)
func tourCart() -> Cart { Cart() }

// Another one needs more than the session has.
// @container(parent: Session)
struct Checkout {
  let card: Int
}

// @provide(replaces: Lib.secret)
func openSecret() -> Cart { Cart() }

// @provide(replaces: Lib.guide)
func thirdGuide() -> Guide { Guide() }

// In one module.
// @container(parent: Container)
struct Room {
  let size: Int
}

// @provide(singleton, in: Room)
final class Chair: Sendable {}

// @provide(singleton, in: Checkout, name: chair)
final class CheckoutChair: Sendable {}

// @provide(replaces: chair)
final class Stool: Sendable {}

// @provide(replaces: size)
func someSize() -> Int { 1 }

// @provide(singleton, in: Room)
final class Lamp: Sendable {}

// @provide(singleton, in: Checkout, replaces: lamp)
func lantern() -> Lamp { Lamp() }

// @provide(singleton, in: Room)
final class Door: Sendable {}

// @provide(replaces: door)
func gate(card: Int) -> Door { Door() }
