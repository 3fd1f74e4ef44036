// @provide
struct Inner {
  var id: Int  // @arg
  var name: String = "inner"  // @arg
}

// @provide
struct Middle {
  var id: Int  // @arg
  var inner: Inner
}

// @provide
struct Outer {
  let middle: Middle
  let inner: Inner
  init(middle: Middle, inner: Inner, id number: Int /* @arg */, name: String = "outer" /* @arg */) {
    self.middle = middle
    self.inner = inner
  }
}
