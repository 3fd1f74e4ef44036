public protocol Item {}

// @provide(into: Item)
struct Separator: Item {}
