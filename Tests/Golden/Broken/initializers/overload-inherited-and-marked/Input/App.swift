import DIRuntime

class Base {
  init(n: Int) {}

  // @provide
  convenience init() { self.init(n: 2) }
}

// @provide
final class Sub: Base {
  override init(n: Int = 3) { super.init(n: n) }
}
