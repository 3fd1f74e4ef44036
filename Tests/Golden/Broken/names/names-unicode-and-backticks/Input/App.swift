// @provide(name: `größe`)
struct A {}

// @provide(name: größe)
struct B {}

// @provide(name: 😀)
struct C {}

// @provide(name: grö-ße)
struct D {}

// @provide(name: init)
struct E {}

// @provide(name: self)
struct F {}
