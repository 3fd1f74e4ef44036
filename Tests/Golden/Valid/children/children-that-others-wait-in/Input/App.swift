import Core
import DIRuntime
import Mid

// @provide
struct Door { let name = "door" }
