import DIRuntime
import LibA
import LibB
import Frame
enum Make2 {
  // @provide(name: logger)
  static func c() -> String { "app" }
}
final class X: BaseB {
  // @inject
  var logger2: Logger!
  // @inject
  // @named(logger)
  var text: String!
  // @inject
  var make: (() -> Logger)!
}
class View: FrameworkController {
  // @inject
  var logger: Logger!
  override func didLoad() { Container().inject(self); print(logger != nil) }
}
