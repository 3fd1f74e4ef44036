import DIRuntime

protocol Clock { func now() -> Int }

// @provide(singleton, as: Clock)
struct SystemClock: Clock, Sendable { func now() -> Int { 1 } }

// @provide(replaces: clock)
final class CountingClock: Clock {
  private(set) var count = 0
  func now() -> Int { count += 1; return count }
}

// @provide
struct Watch { let clock: any Clock }

// The accessor keeps its effects, its arguments and its name.

struct Failure: Error {}

final class Session {
  let text: String
  init(text: String) { self.text = text }
}

// @provide(name: main)
func makeSession(user: String /* @arg */) throws -> Session { Session(text: "first \(user)") }

// @provide(replaces: main)
func makeOther(user: String /* @arg */ = "nobody") -> Session { Session(text: "second \(user)") }

// @provide
struct Desk {
  let session: Session  // @named(main)
  let user: String  // @arg
}

// A subclass for its superclass, kept where that was not, under several types, in a collection.

protocol Reader {}
protocol Writer {}

// @provide(as: [Reader, Writer, Self], into: Reader)
class Disk: Reader, Writer {}

// @provide(singleton, replaces: reader)
final class Memory: Disk, @unchecked Sendable {}

// @provide
struct Copier {
  let reader: any Reader
  let writer: any Writer
  let readers: [any Reader]
}
