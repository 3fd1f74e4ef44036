// @provide(name: "quoted")
struct A {}
// @provide(name: two-words)
struct B {}
// @provide(name: 1st)
struct C {}
// @provide(name: self)
struct D {}
// @provide(name: _)
struct E {}
// @provide(name: init)
struct F {}
// @provide(name: a b)
struct G {}
// @provide(name: .main)
struct H {}
// @provide(name: )
struct I {}
// @provide(name: `two words`)
struct J {}
// @provide(name: class)
struct K {}
// @provide
struct Init {}
