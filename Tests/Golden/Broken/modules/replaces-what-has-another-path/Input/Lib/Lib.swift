import Core

// @provide(public)
public struct Engine {}
