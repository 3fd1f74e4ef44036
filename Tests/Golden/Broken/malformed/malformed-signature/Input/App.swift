// @provide
final class A {
  init(b: B, c: ) {}
}

// @provide
final class D {
  init(b: B, c: C
}
