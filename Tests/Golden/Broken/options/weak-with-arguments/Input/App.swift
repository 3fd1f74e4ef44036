// @provide(weak)
final class Session {
  init(user: String /* @arg */) {}
}

// @provide(weak)
final class Outer {
  init(inner: Inner) {}
}

// @provide
final class Inner {
  init(id: Int /* @arg */) {}
}

// @provide(weak, singleton)
final class Both {}

// @provide(weak, keyed: id)
final class Keyed {
  init(id: Int /* @arg */) {}
}
