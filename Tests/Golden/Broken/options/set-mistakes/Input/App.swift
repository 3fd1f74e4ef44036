protocol Shape {}

// @provide(set: [x: 10])
struct A { var x = 0 }

// @provide(set: x = 10)
struct B { var x = 0 }

// @provide(set: [x == 10, y])
struct C { var x = 0 }

// @provide(set: [])
struct D { var x = 0 }

// @provide(set)
struct E { var x = 0 }

// @provide(set: [x = 1], set: [y = 2])
struct F { var x = 0 }

// @provide(set: [x = 1])
let origin: A = A()

// @provide(set: [x = 1], name: shape)
func makeShape() -> any Shape { fatalError() }

// @provide(set: [x = 1], name: maybe)
func makeMaybe() -> A? { nil }

// @provide(set: [x + 1 = 3], name: sum)
func makeSum() -> A { A() }

// @provide(set: [.x = 3], name: dotted)
func makeDotted() -> A { A() }

// @provide(set: [x=-1], name: joined)
func makeJoined() -> A { A() }
