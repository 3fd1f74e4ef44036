import DIRuntime
// @provide
final class Log {}
enum Make {
  // @provide(name: inject)
  static func x() -> Int { 3 }
}
class A {
  // @inject
  var log: Log!
}
class B: A {
  // @inject
  var log2: Log!
}
extension Container {
  func inject(_ s: String) { print(s) }
}
