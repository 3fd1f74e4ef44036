import Core
import DIRuntime
import Mid

// @provide
struct Greeting {
  let user: String
}
