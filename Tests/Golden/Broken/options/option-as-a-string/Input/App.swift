// @provide(name: "main")
struct A {}

// @provide(name: .backup)
struct B {}

// @provide(name: 3)
struct C {}

// @provide(name)
struct D {}

// @provide("name": e)
struct E {}

struct F {
  init(a: A /* @named("main") */, b: B /* @named() */, c: C /* @named */) {}
}

// @provide
struct G {
  init(a: A /* @named("main") */, b: B /* @named() */, c: C /* @named */) {}
}
