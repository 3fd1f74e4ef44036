import DIRuntime
import Lib
import Other

// Kept by every container, but needs what a session of another module has.
// @provide(singleton)
final class Invoice: Sendable {
  init(receipt: Receipt, later: @escaping @Sendable () -> Cart) {}
}

// Of the session, but needs what is further in.
// @provide(singleton, in: Session)
final class Basket: Sendable {
  init(cart: Cart, card: Int) {}
}

// Two that have nothing to do with each other.
// @provide
struct Trip {
  let basket: Basket
  let guide: String
}

// @provide(singleton)
final class Router: Sendable {
  init(session: SessionContainer, tour: TourContainer) {}
}

// Its own module alone sees it.
// @provide(singleton, in: Session)
final class Safe: Sendable {
  init(secret: Secret) {}
}

// @provide(singleton, in: Hidden)
final class One: Sendable {}

// @provide(singleton, in: Internal)
final class Two: Sendable {}

// @provide(in: Box)
struct Three {}

// @container(parent: Box)
struct Lid {}

// @container(parent: Hidden)
struct Four {}

// @provide(singleton, in: Sesion)
final class Five: Sendable {}

// Another module's requirement, met by what only a session has.
// @provide(singleton, in: Session, as: Payment)
final class Cash: Payment {}
