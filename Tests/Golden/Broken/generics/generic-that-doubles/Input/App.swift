// @provide
struct Leaf {}

struct Pair<Left, Right> {}

// @provide
struct Tree<Item> {
  init(next: Tree<Pair<Item, Item>>) {}
}

// @provide
struct Forest {
  let tree: Tree<Leaf>
}
