// @provide(public)
public struct Shade { public init() {} }
