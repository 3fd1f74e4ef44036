import DIRuntime

struct User {}
// @container(parent: Container)
struct Session { let user: User }
// @provide(singleton)
final class Slow: Sendable { init() async {} }
// @provide
final class Log {}

class Screen {
  var log: Log!  // @inject
}
final class Profile: Screen {
  var user: User!  // @inject
}
final class Waiting: Screen {
  var slow: Slow!  // @inject
}
final class Alone {
  var user: User!  // @inject
}
struct Fixed {
  // @inject
  var log: Log!
}

func inject(_ container: Container, _ profile: Profile, _ waiting: Waiting, _ alone: Alone, _ fixed: Fixed) {
  container.inject(profile)
  container.inject(waiting)
  container.inject(alone)
  container.inject(fixed)
}
