import DIRuntime
struct Failure: Error {}
// @provide
struct Risky { init() throws(Failure) {} }
// @provide(singleton)
@MainActor final class Ui {}
// @provide(singleton)
final class Slow: Sendable { init() async {} }
class A {
  // @inject
  var risky: Risky!
}
class B: A {
  // @inject
  var later: (() async -> Slow)!
  // @inject
  var ui: Ui!
}
class C: B {
  // @inject
  var slow: Slow!
}
@MainActor class V {
  // @inject
  var slow: Slow!
  func load() async { await Container().inject(self); print(slow != nil) }
}
// @provide
class Service: A { init(text: String /* @arg */) {} }
// @provide
@MainActor func made() throws -> B { C() }
