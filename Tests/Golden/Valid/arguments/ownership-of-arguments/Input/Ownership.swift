final class Buffer { var text = "buffer" }

// @provide
actor Owner {
  let buffer: Buffer
  let name: String
  init(buffer: sending Buffer /* @arg */, name: consuming String /* @arg */, other: borrowing String /* @arg */) {
    self.buffer = buffer
    self.name = name + copy other
  }
  func read() -> String { buffer.text + name }
}

// @provide
struct Taker {
  let buffer: Buffer
  init(buffer: sending Buffer /* @arg */) { self.buffer = buffer }
}

// @provide
struct Giver {
  // @provide
  static func newBuffer() -> sending Buffer { Buffer() }
  var buffer: Buffer
}
