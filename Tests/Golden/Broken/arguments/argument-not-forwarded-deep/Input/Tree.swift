// @provide
struct Branch { let leaf: Leaf }

// @provide
struct Tree { let branch: Branch }

enum Forest {
  // @provide
  static func forest(tree: Tree, leaf: Leaf) -> [Tree] { [tree] }
}
