// @provide
actor Worker {
  init(size: Int /* @arg */) {}
}

extension Worker {
  init(name: String /* @arg */) { self.init(size: 1) }
}

enum Outer {
  // @provide
  struct Inner {
    var size = 1
    init() {}
    init(size: Int) {}
  }
}
