import DIRuntime
import Lib
import Second
import Third

// The name of what every container has.
// @provide(singleton, in: Session, name: clock)
final class Watch: Sendable {}

// The name of what a session has, further in.
// @provide(singleton, in: Checkout, name: cart)
final class Trolley: Sendable {}

// @container(parent: Session)
struct Desk {
  let cart: Int
}

// The name of what makes a child.
// @provide(singleton, in: Session, name: checkout)
final class Till: Sendable {}

// @provide(name: session)
struct Talk {}

// @container(parent: Session)
struct Checkout {}

// Two modules have a container of this name.
// @provide(singleton, in: Second.Window)
final class Curtain: Sendable {}

// Two modules provide it in one container.
// @provide(singleton, in: Session, as: Line, name: otherLine)
struct OtherLine {}

// @provide(singleton, in: Session)
final class Second_: Sendable {}

// @provide(singleton, in: Session, as: Lib.Line)
func ownLine() -> Line { Line() }

// @provide
struct Poem {
  let line: Line
}
