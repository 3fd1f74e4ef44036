import Core
import DIRuntime

struct A: Sendable {}

// @provide
func a() -> A { A() }

// @provide
struct Uses {
  let pair: Pair<A, A>
  let counts: Pair<Count, A>
}
