struct Cache<T> {}
struct Box<T> {}
struct Pair<A, B> {}
struct Outer<T> {
  struct Inner {}
}

typealias IntBox = Box<Int>
typealias Same = IntBox
typealias Halved<A> = Pair<A, Int>
typealias Around = Outer<Int>
enum Names {
  typealias Text = Box<String>
}

extension IntBox {
  // @provide
  static func one() -> Cache<T> { Cache() }
}

extension Same {
  // @provide
  static func two() -> Cache<T> { Cache() }
}

extension Halved {
  // @provide
  static func three() -> Cache<(A, B)> { Cache() }
}

extension Around.Inner {
  // @provide
  static func four() -> Cache<T> { Cache() }
}

extension Names.Text {
  // @provide
  struct Leaf {}
}
