protocol Factory {
  // @provide
  func clock() -> Clock
  // @provide
  var dial: Dial { get }
  // @provide
  init(clock: Clock)
  // @provide
  associatedtype Strap
}

struct Clock {}
struct Dial {}
