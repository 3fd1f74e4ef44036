// A directive behind a brace was meant for something that ends there.
struct Clock {
  func tick() {}
}  // @provide

struct Outer {
  struct Inner {
    func tick() {}
  }
}  // @provide

// @provide
struct User {
  let clock: Clock
  let outer: Outer
}
