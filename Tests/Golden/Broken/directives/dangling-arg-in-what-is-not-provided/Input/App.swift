struct A {
  let a: Int  // @arg
  let b: String  // @named(x)
}

func make(
  a: Int /* @arg */,
  b: Int  // @named(two)
) {}

final class B {
  init(a: Int /* @arg */) {}
  static func make(a: Int /* @arg */) -> B { B(a: a) }
}

protocol C {
  func c(a: Int /* @arg */)
}
