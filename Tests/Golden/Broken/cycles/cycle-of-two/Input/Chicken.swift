// @provide(singleton)
final class Chicken: Sendable {
  init(from egg: Egg) {}
}
