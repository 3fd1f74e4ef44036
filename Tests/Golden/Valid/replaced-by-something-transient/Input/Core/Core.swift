import DIRuntime

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
