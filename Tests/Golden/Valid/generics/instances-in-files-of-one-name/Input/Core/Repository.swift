public import Ext
import DIRuntime

// @provide(public)
public struct Repository<Entity>: Named {
  public let name = "repository of \(Entity.self)"
  public init() {}
}
