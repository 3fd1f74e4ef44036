// @provide(public, singelton)
public struct Unused {}
