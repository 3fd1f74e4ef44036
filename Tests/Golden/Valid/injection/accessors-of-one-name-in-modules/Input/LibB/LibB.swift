import DIRuntime
public import LibA
enum Make {
  // @provide(public, name: logger)
  public static func b() -> Int { 3 }
}
open class BaseB: BaseA {
  // @inject
  public var number: Int?
  // @inject
  // @named(logger)
  var named: Int!
  public func show() { print(named!) }
}
