protocol Clock {}

// @provide(as: [])
struct A: Clock {}

// @provide(as: "Clock")
struct B: Clock {}

// @provide(as: Clock?)
struct C: Clock {}

// @provide(as: Clock.self)
struct D: Clock {}

// @provide(as:)
struct E: Clock {}

// @provide(as: [Clock)
struct F: Clock {}
