func run() {
  // @provide
  struct Local {}
  // @provide(singleton)
  let x: Int = 1
  func inner(a: Int /* @arg */) {}
}

struct A {
  var b: Int {
    // @provide
    final class C {}
    return 1
  }

  init() {
    // @provid
    struct D {}
  }
}

let closure = {
  // @provide
  struct E {}
}
