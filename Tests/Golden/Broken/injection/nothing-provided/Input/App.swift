import DIRuntime
protocol Clock {}
class A {
  // @inject
  var clock: (any Clock)!
  // @inject
  var second: any Clock
  // @inject
  var greeter: Greeter!
  var make: (() -> Greeter)!  // @inject
  // @inject
  // @named(other)
  var x: Greeter!
  // @inject
  var port: Int!
  // @inject
  var all: [any Rule]!
  init() {}
}
protocol Rule {}
// @provide
class Greeter { init(name: String /* @arg */) {} }
// @provide
final class Home {
  // @inject
  var parent: Parent!
}
// @provide
final class Parent { init(home: Home) {} }
// @provide
final class Own {
  // @inject
  var own: Own!
}
// @provide(name: one)
struct V1 {}
enum Make {
  // @provide(name: two)
  static func v() -> V1 { V1() }
}
class W {
  // @inject
  var v: V1!
}
