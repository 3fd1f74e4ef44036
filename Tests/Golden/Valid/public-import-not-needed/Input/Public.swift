public import Dispatch
public import Foundation

// @provide(public)
public struct Item { public var date: Date /* @arg */ }

public func queue() -> DispatchQueue { .main }
