public import Foundation

public struct Item { public var date: Date }

// @provide
func item(formatter: Formatter) -> Item { Item(date: Date(timeIntervalSince1970: 2)) }
