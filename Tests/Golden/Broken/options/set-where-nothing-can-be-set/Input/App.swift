// @provide(set: [size = 3])
func number() -> Int { 3 }

// @provide(set: [size])
final class A { var size = 1 }

// @provide(set: size = 3)
final class B { var size = 1 }

// @provide(set: [])
final class C {}

// @provide(set: [size == 3])
final class D { var size = 1 }

// @provide(set: [let = 3, size = ])
final class E { var size = 1 }
