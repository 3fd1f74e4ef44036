func start() {
  if true {
    print("x")
}

// @provide
struct A {}

// @provide
final class B { init(a: A /* @named(x) */) {} }
