protocol Clock {}

// @provide()
struct A: Clock {}

// @provide(as: Self)
struct B: Clock {}

// @provide(as: [Self, Self])
struct C: Clock {}

// @provide(as: any Clock & Sendable)
struct D: Clock {}

// @provide(name: )
struct E: Clock {}

// @provide
struct User { let clock: any Clock & Sendable; let c: any Clock }
