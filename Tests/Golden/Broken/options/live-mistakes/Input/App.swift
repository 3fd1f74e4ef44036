import DIRuntime

protocol P: Sendable {}
// @provide(singleton, as: P, live)
struct R: P {}
// @provide(live)
struct G<T> { let t: T }
// @provide(live, into: P, as: Q)
struct S: P, Q {}
protocol Q: Sendable {}
// @provide(live: yes)
struct T1 {}
// @require(live)
struct T2 {}
// @container(parent: Container, live)
struct T3 {}
// @provide(match: nearest, live)
protocol Any2 {}
// @provide(live, live)
struct T4 {}
// @provide(Live)
struct T5 {}
// @provide(live)
func run2(body: () -> Int /* @arg */) -> Int { body() }
// @provide(leaf)
struct T6 {}
