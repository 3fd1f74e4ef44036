import DIRuntime
// @provide
final class Log {}
class Base {
  var log: Log!  // @inject
}
// @provide
final class Box2<T>: Base { var value: T?; init(value: T? = nil) { self.value = value } }
// @provide
struct S {
  let log: Log
  // @inject
  var other: Log!
  var count = 3
}
// @provide
final class Uses { let box: Box2<Int>; let s: S; init(box: Box2<Int>, s: S) { self.box = box; self.s = s } }
// @provide(singleton)
final class Parent: @unchecked Sendable {
  // @inject
  var child: Child!
  deinit { print("parent gone") }
}
// @provide(singleton)
final class Child: @unchecked Sendable {
  // @inject
  var parent: Lazy<Parent>!
  // @inject
  var make: (@Sendable () -> Parent)!
}
