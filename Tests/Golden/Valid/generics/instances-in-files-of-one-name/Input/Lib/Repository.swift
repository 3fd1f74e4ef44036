public import Ext
import Core
import DIRuntime

// @provide(public)
public struct Cache<Entity>: Named {
  public let name = "cache of \(Entity.self)"
  public init() {}
}

// @provide(public)
public struct Store {
  public let name: String
  init(numbers: Repository<Int>) { name = "store with \(numbers.name)" }
}
