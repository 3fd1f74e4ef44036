import DIRuntime

// @provide(public)
public struct Pair<A, B>: Sendable where A: Sendable, B: Sendable {
  public let a: A
  public let b: B

  public init(a: A, b: B) { (self.a, self.b) = (a, b) }
}

struct Inner: Sendable {}

// @provide
func inner() -> Inner { Inner() }

// @provide
struct Own { let pair: Pair<Inner, Inner> }

// @provide(public)
public struct Count: Sendable {
  public let text: String

  init(own: Own) { text = "\(own.pair)" }
}
