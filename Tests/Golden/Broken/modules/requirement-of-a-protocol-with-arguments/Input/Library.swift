import DIRuntime

// @require
public protocol Store<Item>: Sendable {
  associatedtype Item
  func get() -> Item
}

// @provide(public)
public struct Shop {
  let store: any Store<Int>
}
