import DIRuntime

private protocol Marked {}
private typealias Number = Int

// @provide(singleton)
final class Right: Marked, Sendable {
  fileprivate let number: Number = 3
  init() {}
}

// @provide
struct Both {
  let right: Right
  var sum: Int { right.number }
}
