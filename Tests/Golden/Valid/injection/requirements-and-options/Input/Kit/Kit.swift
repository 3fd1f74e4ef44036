public import DIRuntime
// @require
public protocol Api: Sendable { var name: String { get } }
open class Feature {
  // @inject
  public var api: (any Api)!
  public init() {}
}
public func load(_ c: Container) -> String { let f = Feature(); c.inject(f); return f.api.name }
