import DIRuntime

public protocol Named { var name: String { get } }

// @provide(public)
public struct Item: Named {
  public let name = "Left's"
}

// @provide(public)
public struct Shelf {
  public let item: Item
  let all: [any Named]
  public var count: Int { all.count }
}

// @provide(into: Named)
struct Hidden: Named { let name = "hidden in Left" }
