import Foundation

public struct Item { var path = "" }

// @provide(public)
func item(path: Int = FileManager.SearchPathDirectory.cachesDirectory.rawValue.bitWidth /* @arg */) -> Item {
  Item(path: "\(path)")
}
