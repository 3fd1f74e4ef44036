import Core
import DIRuntime
import Mid

// @provide(into: Zone)
struct Lisbon: Zone { let name = "Lisbon" }
