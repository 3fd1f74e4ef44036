// @provide
struct {
}

// @provide
final class Cut: 

// @provide
enum Factory {
  // @provide
  static func make(a: Int, b) -> Int { 1 }
  // @provide
  static func half(a: Int
}
