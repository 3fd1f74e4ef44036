import DIRuntime
import Core
// @provide(singleton, live, name: clock, public)
public func clock() -> Int { print("REAL int clock"); return 0 }
