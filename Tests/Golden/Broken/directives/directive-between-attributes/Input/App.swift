// @provide

@frozen
struct Clock {}

@usableFromInline
// @provide(singelton)
final class Store {}

@available(*, deprecated)
// @provide(name: a b)
final class Old {}
