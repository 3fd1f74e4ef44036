import DIRuntime
protocol Clock: Sendable { func now() -> Int }
// @provide(singleton, as: Clock)
struct SystemClock: Clock { func now() -> Int { 42 } }
// @provide
final class Log { func write(_ s: String) { print("log:", s) } }
class Screen {
  // @inject
  var clock: (any Clock)!
  var log: Log!  // @inject
  var title: String?  // @inject
}
class Detail: Screen {
  // @inject
  var later: (() -> Log)?
  // @inject
  var lazyLog: Lazy<Log>!
}
class Plain: Screen {}
struct Intent {
  // @inject
  var clock: (any Clock)?
  var number = 1
}
// @provide
final class Home: Detail {
  // @inject
  var count: Int = 3
}
