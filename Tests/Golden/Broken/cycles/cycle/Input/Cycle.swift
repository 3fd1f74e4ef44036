// @provide
final class A { init(b: B) {} }

// @provide
final class B { init(c: C) {} }

// @provide
final class C { init(a: A) {} }
