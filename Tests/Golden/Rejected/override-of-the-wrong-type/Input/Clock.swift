protocol Clock: Sendable { func now() -> Int }

// @provide(as: Clock)
struct SystemClock: Clock { func now() -> Int { 1 } }

struct Broken: Error {}

// @provide
struct Zone {
  var offset: Int // @arg
}
