// @provide
func numbers() -> [some Hashable] { [3] }

enum Values {
  // @provide
  static var pair: (some Hashable, Int) { (3, 4) }
}
