// @provide
final class Node {
  init(parent: Node) {}
}
