public import DIRuntime

public protocol Token: Sendable { var number: Int { get } }

struct Fixed: Token {
  let number = 0
}

// @provide(singleton, public)
public func token() -> any Token { Fixed() }

// @provide(public)
public struct Pair: Sendable {
  public let one: any Token
  public let other: any Token
  init(one: any Token, other: any Token) {
    self.one = one
    self.other = other
  }
}

public protocol Desk: Sendable { var container: Container { get } }

// @provide(singleton, as: Desk, name: desk, public)
struct Oak: Desk { let container: Container }

// @provide(singleton, as: Desk, name: laterDesk, public)
func laterDesk(container: Container) async -> any Desk { Oak(container: container) }

// @provide(weak, as: Desk, name: weakDesk, public)
final class Ash: Desk {
  let container: Container
  init(container: Container) { self.container = container }
}
