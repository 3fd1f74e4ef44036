// A comma is forgotten.
// @provide
func make(port: Int /* @arg */ name: String /* @arg */) -> X { X() }
struct X {}

// A colon is.
// @provide
struct Server {
  let port Int  // @arg
}

// What joins two types may be missing because of one of them.
protocol P {}
protocol Q {}
// @provide
struct D: P, Q {}  // @provide
// @provide
struct C { let x: any P & Q /* @match(nearest) */ }

// One that is there in some builds only.
struct Store {}
#if DEBUG
// @provide(name: disk)
func d() -> Store { Store() }
#endif
// @provide
struct Worker { let store: Store }
