// @provide
public struct Hidden { public init() {} }
