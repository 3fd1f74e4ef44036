import DIRuntime
// @provide(singleton)
actor Store { let n = 1 }
struct Failure: Error {}
enum Make {
  // @provide(singleton)
  static func database() async throws(Failure) -> Database { Database() }
  // @provide
  @MainActor static func window() -> Window { Window() }
}
final class Database: Sendable { let n = 2 }
@MainActor final class Window { var title = "w" }
class Plain {
  // @inject
  var store: Store!
}
class Waiting: Plain {
  // @inject
  var database: Database!
}
@MainActor class Controller {
  // @inject
  var window: Window!
  // @inject
  var store: Store!
}
@MainActor final class AsyncController: Controller {
  // @inject
  var database: Database!
}
// @provide
final class Service: Waiting {}
// @provide
@MainActor final class Root: Controller {}
