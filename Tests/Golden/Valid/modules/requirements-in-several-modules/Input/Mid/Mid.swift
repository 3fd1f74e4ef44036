public import Core
import DIRuntime
import Lib

struct Sundial: Watch { let name = "sundial" }

// An accessor of the name that the root's own clock has.
// @provide(singleton, public)
public func clock() -> any Watch { Sundial() }
