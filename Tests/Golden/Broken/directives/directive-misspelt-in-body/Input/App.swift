struct A {
  init() {
    // @provid
    struct B {}
  }

  // @provdie
}
