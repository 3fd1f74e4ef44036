// @provide
struct A {
  init(b: Int) {}
}
}

// @provide
struct B {
  let c: C
}
