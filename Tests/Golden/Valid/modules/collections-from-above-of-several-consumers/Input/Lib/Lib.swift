import DIRuntime

public protocol Plugin { var name: String { get } }

// Both ask for the one collection, which what is above joins.
// @provide(public)
public struct Menu { public let plugins: [any Plugin] }

// @provide(public)
public struct Toolbar { public let plugins: [any Plugin] }
