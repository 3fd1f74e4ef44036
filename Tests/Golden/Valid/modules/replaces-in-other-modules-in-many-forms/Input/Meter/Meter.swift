public import Lib

// @provide(singleton, public)
public func gauge() -> any Gauge { Dial(value: 1) }

struct Dial: Gauge { let value: Int }
