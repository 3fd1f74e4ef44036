import DIRuntime

public struct User: Sendable {
  public let name = "user"
  public init() {}
}

// @provide(public)
public struct Cache<Item: Sendable>: Sendable {
  public init() {}
  public var text: String { "cache of \(Item.self)" }
}
