import DIRuntime

// @provide
struct Frame {
  init(_ border: Int = 1 /* @arg */, _ size: Int /* @arg */) {}
}

// @provide
struct Window {
  // A call with one value would pass the border.
  let frame: (Int) -> Frame
}
