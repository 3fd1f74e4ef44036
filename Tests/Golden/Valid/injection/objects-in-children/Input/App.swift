import DIRuntime
struct User { let name: String }
// @container(parent: Container)
struct Session { let user: User }
// @provide(singleton)
final class Log: Sendable { }
// @provide(singleton, in: Session)
final class Cart: Sendable { }
class Screen {
  var log: Log!  // @inject
}
class Profile: Screen {
  var cart: Cart!  // @inject
  var user: User!  // @inject
}
class Other {
  var cart: Cart!  // @inject
  // @inject
  var session: SessionContainer!
}
// @provide
final class Page: Profile {}
