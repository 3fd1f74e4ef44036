import DIRuntime
import Frame

@propertyWrapper struct Constant<Value> {
  var wrappedValue: Value { value! }
  var value: Value?
  init() {}
}
enum Make {
  // @provide
  static func thing() -> Thing { Thing() }
}
// @provide
final class Log {}
class Screen {
  // @inject
  var thing: Alias?
  // @inject
  @Constant var log: Log
}
