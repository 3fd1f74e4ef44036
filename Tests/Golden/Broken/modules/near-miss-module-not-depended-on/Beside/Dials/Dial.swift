// @provide
public struct Dial { public init() {} }

// @provide(public, name: other)
public struct Hand { public init() {} }
