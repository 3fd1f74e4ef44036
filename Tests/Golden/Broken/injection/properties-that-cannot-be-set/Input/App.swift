// @provide
struct B {
  // @inject
  var clock: Clock
}
class A {}
class C {
  // @inject
  let a: A
  // @inject
  var b: A { A() }
  // @inject
  static var c: A!
  // @inject
  lazy var d: A = A()
  // @inject
  weak var e: A?
  // @inject
  unowned var e2: A
  // @inject
  private var f: A!
  // @inject
  private(set) var g: A!
  // @inject
  fileprivate var h: A!
  // @inject
  var i = A()
  // @inject
  var (j, k): (A, A) = (A(), A())
}
actor D {
  // @inject
  var a: A!
}
class E<T> {
  // @inject
  var a: T!
  class F {
    // @inject
    var a: A!
  }
}
private class G {
  // @inject
  var a: A!
}
enum H {
  // @inject
  static var a: A!
}
protocol I {
  // @inject
  var a: A! { get set }
}
extension A {
  // @inject
  var z: A! { get { nil } set {} }
}
// @inject
var global: A!
// @provide
let shared = M()
enum Make {
  // @provide
  static func value() -> Value? { nil }
}
class M {
  // @inject
  var n: N!
}
struct Value {
  // @inject
  var n: N!
}
// @provide
class N {}
protocol Clock {}
// @provide
struct SystemClock: Clock {}
