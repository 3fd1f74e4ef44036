// @provide
struct A {
  let text = """
    never ends
    // @provide
}

// @provide
struct B {}
