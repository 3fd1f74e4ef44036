import DIRuntime
final class Log: @unchecked Sendable { var lines: [String] = [] }
enum M {
  // @provide(singleton)
  static func log() -> Log { Log() }
}
// @provide(set: [value = 5])
final class Order {
  var log: Log! { didSet { log.lines.append("log") } }  // @inject
  var value = 0 { didSet { log.lines.append("value") } }
  init() throws {}
}
// @provide(singleton, eager, onClose: stop)
final class Eager: @unchecked Sendable {
  var log: Log!  // @inject
  var order: Lazy<Keep>!  // @inject
  func stop() { log.lines.append("stopped") }
  init() {}
}
// @provide(singleton)
final class Keep: Sendable {}
// @provide
struct V {
  // @inject
  var keep: Keep?
  private(set) var n = 1
  init(log: Log) { n = log.lines.count }
}
// @provide
class K2 { 
  var keep: Keep!  // @inject
}
func lost() -> Eager2 { Container().eager2 }
// @provide
final class Eager2 {
  var keep: Lazy<Keep>!  // @inject
  var make: (() -> Keep)!  // @inject
}
