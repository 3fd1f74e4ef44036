import Core

enum Menu {}
extension Menu {
  // @provide
  actor Bar { init(items: [any Item], extra: [any Item]?) {} }
}
