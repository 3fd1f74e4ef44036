import DIRuntime
// @provide(public)
public final class Logger { public init() {} }
open class BaseA {
  // @inject
  public var logger: Logger!
  public init() {}
}
