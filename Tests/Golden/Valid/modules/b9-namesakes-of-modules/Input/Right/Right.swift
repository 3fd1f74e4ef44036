import DIRuntime

public protocol Named { var name: String { get } }

// @provide(public)
public struct Item: Named {
  public let name: String
  // @provide
  public init() { name = "Right's" }
  public init(name: String) { self.name = name }
}

// @provide(public)
public struct Shelf {
  public let item: Item
  let all: [any Named]
  public var count: Int { all.count }
}

// @provide(into: Named)
struct Hidden: Named { let name = "hidden in Right" }
