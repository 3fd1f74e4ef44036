public protocol Item {}

// @provide(public)
public struct Separator: Item { public init() {} }
