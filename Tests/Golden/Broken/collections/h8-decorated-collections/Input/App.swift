import Core
import DIRuntime

// @provide(replaces: rules)
func wrapped(engine: Engine, rules: [any Rule]) -> [any Rule] { rules }

// @provide(replaces: rules)
func again(rules: [any Rule]) -> [any Rule] { rules }

protocol Step {}

// @provide(into: Step)
struct S1: Step {}

// @provide(replaces: steps)
func steps2(n: Int /* @arg */) -> [any Step] { [] }

protocol Pace {}

// @provide(into: Pace)
struct P1: Pace {}

// @provide(replaces: paces)
func paces2(all: [any Pace]) throws -> [any Pace] { [] }
