import DIRuntime
import Lib

// The name of what a session has of its own.
// @provide(singleton)
final class Cart: Sendable {}

// Both, each by its module.
// @provide(singleton, in: Session)
final class Trolleys: Sendable {
  let every: Cart
  let own: Lib.Cart
  init(every: Cart, own: Lib.Cart) { (self.every, self.own) = (every, own) }
}

protocol Reader: AnyObject, Sendable {}
protocol Writer: AnyObject, Sendable {}

// @provide(singleton, in: Session, as: [Reader, Writer])
final class File: Reader, Writer {
  init(user: User) {}
}

// @provide(singleton, boxed, in: Session)
struct Settings: Sendable { var size = 1 }

// @provide(singleton, in: Session)
func license(user: User) throws(Failure) -> License {
  if user.name.isEmpty { throw Failure() }
  return License()
}

final class License: Sendable {}

// @provide(singleton, in: Session)
final class Shelf<Item: Sendable>: Sendable {
  let file: any Reader
  init(file: any Reader) { self.file = file }
}

// @provide
struct Library {
  let shelf: Shelf<Int>
  let settings: Box<Settings>
  let writer: Lazy<any Writer>
  let license: () throws(Failure) -> License
}

#if DEBUG
// @provide(singleton, in: Session)
final class Inspector: Sendable {
  let trolleys: Trolleys
  init(trolleys: Trolleys) { self.trolleys = trolleys }
}
#else
// @provide(singleton, in: Session)
final class Inspector: Sendable {
  let user: User
  init(user: User) { self.user = user }
}
#endif

// @provide(in: Session, set: [size = 3])
struct Label: Shown {
  var size = 0
  var text: String { "\(size)" }
  let session: SessionContainer?
  let other: Lib.SessionContainer
}
