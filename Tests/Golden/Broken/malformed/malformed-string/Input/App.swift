// @provide
struct A {
  let text = "unfinished
}

// @provide
struct B {
  let text = """
    never ends
}
