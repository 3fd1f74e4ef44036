// @provide
@available(*, deprecated
final class A {}

// @provide
final class B {
  init(c: C) {}
}
