// @provide(singelton)
final class A: Sendable {}

//  provide

final class B {}
