final class Services {
  // @provide
  lazy var clock = Clock()
  // @provide
  let dial: Dial
  // @provide
  func strap() -> Strap { Strap() }
  // @provide
  subscript(index: Int) -> Strap { Strap() }
  //  provide
  deinit {}

  init(dial: Dial) { self.dial = dial }
}

struct Clock {}
struct Dial {}
struct Strap {}
