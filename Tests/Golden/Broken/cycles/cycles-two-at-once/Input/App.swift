// @provide
final class A { init(b: B) {} }
// @provide
final class B { init(a: A, c: C) {} }
// @provide
final class C { init(d: D, missing: Missing) {} }
// @provide
final class D { init(c: C) {} }
