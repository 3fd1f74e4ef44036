// @provid
struct A {}

// @Provide
struct B {}

// @provides(singleton)
final class C: Sendable {}

// @provide_
struct D {
  let a: Int  // @args
  let b: Int  // @name(x)
  init(a: Int /* @Arg */, b: Int /* @narned(x) */) {}
}

// @requires
protocol E {}

// @modul(isolation: MainActor)

// @containers(parent: A)
struct F {}

// @provider
// @MainActor
struct G {}
