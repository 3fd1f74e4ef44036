import DIRuntime

struct User {}
// @container(parent: Container)
struct Session { let user: User }
// @container(parent: Container)
struct Order { let number: Number }
struct Number {}
class Screen {
  // @inject
  var user: User!
  // @inject
  var number: Number!
}
class Profile {
  // @inject
  var user: User!
}
// @provide(singleton)
final class Home: Profile {}
// @provide(singleton)
final class Left {
  // @inject
  var right: Right!
}
// @provide(singleton)
final class Right {
  let left: Left
  init(left: Left) { self.left = left }
}
#if DEBUG
// @provide
final class Debug {}
#endif
class Conditional {
  // @inject
  var debug: Debug!
}
extension Container {
  func inject(_ object: Conditional) {}
}
