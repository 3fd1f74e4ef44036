struct Cache<T> {
  init(size: Int) {}
}

struct Holder<T> {
  // @provide
  struct Leaf<T> {}

  // @provide
  static func cache<T>() -> Cache<T> { Cache(size: 1) }
}

extension Holder {
  // @provide
  final class Branch<U, T> {}

  // @provide
  final class Root<U> {}
}
