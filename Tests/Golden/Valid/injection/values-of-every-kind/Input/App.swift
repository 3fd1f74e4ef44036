import DIRuntime
// @provide
final class X {}
protocol P {}
// @provide
struct Repo<T> { let x: X }
// @provide(into: P)
struct P1: P {}
// @provide(singleton, boxed)
struct State { var n = 1 }
class A {
  // @inject
  var repo: Repo<Int>!
  // @inject
  var ps: [any P]?
  // @inject
  var box: Box<State>!
  // @inject
  var lazyPs: Lazy<[any P]>!
  // @inject
  var qs: [any Q] = []
  // @inject
  var tuple: (Int, X)?
  // @inject
  var meta: X.Type?
}
protocol Q {}
