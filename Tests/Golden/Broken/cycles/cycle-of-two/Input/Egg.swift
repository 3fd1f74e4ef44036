// @provide
final class Egg {
  init(_ chicken: Chicken?) {}
}
