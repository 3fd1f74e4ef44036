import DIRuntime
// @provide(package, singleton)
package final class Log: Sendable { package init() {} }
open class Base {
  // @inject
  package var log: Log!
  public var isThere: Bool { log != nil }
  public init() {}
}
// @container(parent: Container, public)
public struct Session { public let id: Int }
// @provide(public, singleton, in: Session)
public final class Cart: Sendable { public init() {} }
open class Page {
  // @inject
  public var cart: Cart!
  public init() {}
}
@_spi(X) open class Hidden {
  // @inject
  var log: Log!
  public init() {}
}
