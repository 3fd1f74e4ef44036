// @module(isolation: MainActor)
import DIRuntime
// @provide(singleton)
@MainActor final class Store { var n = 1 }
class Controller {
  init() {}
  // @inject
  var store: Store!
}
final class Sub: Controller {
  // @inject
  var again: Store!
}
// @provide
struct Model {
  // @inject
  var store: Store!
}
nonisolated class Free {
  // @inject
  @MainActor var store: Store!
  nonisolated init() {}
}

struct Intent {
  // @inject
  var store: Store!
  init() {}
}
