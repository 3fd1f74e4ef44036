import Foundation

public struct Item { var id = 1 }

// @provide(public)
func item(id: Int = FileManager.default.currentDirectoryPath.count /* @arg */) -> Item { Item(id: id) }
