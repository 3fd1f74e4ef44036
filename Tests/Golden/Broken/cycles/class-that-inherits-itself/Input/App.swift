// @provide
class A: B {}

class B: A {}

class Larger<Item>: Larger<[Item]> {}

struct Shelf {
  struct Label {}
}

// @provide
final class Largest: Larger<Int> {
  init(label: Label) {}
}
