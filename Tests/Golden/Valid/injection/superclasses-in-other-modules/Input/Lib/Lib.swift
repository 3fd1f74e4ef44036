import DIRuntime
public protocol Clock: Sendable { func now() -> Int }
// @provide(singleton, as: Clock)
struct SystemClock: Clock { func now() -> Int { 42 } }
open class Base {
  // @inject
  var clock: (any Clock)!
  public init() {}
  public func show() { print("base", clock.now()) }
}
open class Mid: Base {
  var number: Int = 5  // @inject
  // @inject
  public var second: (any Clock)?
  open func all() { print("mid", second!.now(), number) }
}
public struct Value {
  // @inject
  public internal(set) var clock: (any Clock)!
  public init() {}
}
