import Core
import DIRuntime
import Left
import Right

// @provide
struct Screen {
  let cache: Cache<User>
  let service: Service
  let other: Other
}
