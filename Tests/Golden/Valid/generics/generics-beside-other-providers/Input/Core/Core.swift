import DIRuntime

public struct User: Sendable {}
public struct Order: Sendable {}

public struct Store<Entity: Sendable>: Sendable {
  public let text: String

  // @provide(public)
  public init() { text = "any" }

  public init(text: String) { self.text = text }
}
