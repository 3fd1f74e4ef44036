import DIRuntime

protocol Shape { var name: String { get } }
protocol Round: Shape {}
protocol Flat: Shape {}

// Several ways lead to the type: the shortest counts. A name takes a subtype out of the rules.

// @provide
struct Disc: Round, Flat, Shape { var name: String { "disc" } }

// @provide
struct Ring: Round { var name: String { "ring" } }

// @provide(name: plate)
struct Plate: Flat { var name: String { "plate" } }

// @provide(singleton, as: [Round, Flat], name: coin)
struct Coin: Round, Flat { var name: String { "coin" } }

// Under conditions nobody knows whether it is one.

struct Wrapper<Value> {}

extension Wrapper: Shape where Value == Int { var name: String { "wrapper" } }

// @provide
func wrapped() -> Wrapper<String> { Wrapper() }

// @provide
struct Gallery {
  let near: any Shape  // @match(nearest)
  let far: any Shape  // @match(furthest)
  let flat: any Flat  // @match(nearest)
  let round: any Round & Flat  // @match(nearest)
  let plate: Plate  // @named(plate)
}

// @provide(match: furthest, public)
public protocol Opened {}

// @provide(public)
public struct Inner: Opened { public init() {} }
