// @provide
class Leaf: Root { var more = "leaf" }

// @provide(as: Root, name: grown)
final class Tree: Leaf {
  let label: String
  init(leaf: Leaf) { label = leaf.more }
}

class Node {
  let text: String
  required init(leaf: Leaf) { text = leaf.more + " node" }
  static func standard(leaf: Leaf) -> Self { Self(leaf: leaf) }
}

// @provide
final class Branch: Node { lazy var extra = 1; var count: Int? }

final class Twig: Node {
  // @provide
  static func twig(leaf: Leaf) -> Self { Self(leaf: leaf) }
}

class Outer {
  class Inner: Node { class Innermost: Inner {} }
}

/// Inherits one usable initializer among several, and its parameter's name is what takes the provider.
// @provide
final class Dated: Base {}

// @provide
final class Deep: Outer.Inner.Innermost { static let unused = 1 }
