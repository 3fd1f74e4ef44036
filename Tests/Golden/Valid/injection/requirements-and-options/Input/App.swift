import DIRuntime
import Kit
// @provide(singleton, as: Api)
struct Live: Api { let name = "live" }
// @provide(set: [extra = 5])
final class My: Feature {
  // @inject
  var number: Int = 2
  var extra = 0
}
// @provide(singleton, boxed)
struct Model: Sendable {
  // @inject
  var api: (any Api)!
  var count: Int = 7
}
// @provide(singleton, as: [Named, Self], onClose: stop)
final class Kept: Named, @unchecked Sendable {
  // @inject
  var api: (any Api)!
  // @inject
  var later: Lazy<My>!
  func stop() { print("stopped", api.name) }
  init() {}
}
protocol Named: Sendable {}
// @provide(weak)
final class Light: @unchecked Sendable {
  // @inject
  var kept: Kept!
}
// @provide(keyed: id)
final class Room: @unchecked Sendable { 
  // @inject
  var kept: Kept!
  let id: Int
  init(id: Int /* @arg */) { self.id = id }
}
