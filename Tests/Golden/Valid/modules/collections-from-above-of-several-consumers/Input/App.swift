import DIRuntime
import Lib

// @provide(into: Plugin)
struct History: Plugin { let name = "history" }
