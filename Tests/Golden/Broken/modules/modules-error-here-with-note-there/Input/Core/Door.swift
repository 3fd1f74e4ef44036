// @provide(public)
public struct Door { public init(width: Int /* @arg */) {} }
