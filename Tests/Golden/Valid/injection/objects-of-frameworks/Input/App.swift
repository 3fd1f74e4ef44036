import DIRuntime
import Frame
protocol Clock { var t: Int { get } }
// @provide(as: Clock)
final class C0: Clock { let t = 1 }
typealias Ticker = Clock
// @provide
final class `class` { let n = 9 }
class Tests: XCTestCase {
  static let container = Container()
  // @inject
  var c: (any Clock)!
  var object: (any Ticker)!  // @inject
  // @inject
  var handle: (() -> any Clock)!
  // @inject
  var `self2`: `class`!
  // @inject
  var optionalFunction: (() -> Int)?
  override func setUp() { Tests.container.inject(self) }
  func test() { print(c.t, object.t, handle().t, self2.n, optionalFunction == nil) }
}
struct Open: AppIntent {
  // @inject
  var clock: (any Clock)!
  let id = 3
  func perform() async throws -> String { var me = self; Container().inject(&me); return "\(me.clock.t) \(id)" }
}
struct MyApp: ViewApp {
  // @inject
  var clock: (any Clock)!
  let other: Int
  init() { other = 2; Container().inject(&self); print("app", clock.t) }
}
