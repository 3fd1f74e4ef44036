final class Buffer { var text = "buffer" }
struct Failed: Error {}

// @provide
struct Taker {
  let buffer: Buffer
  init(buffer: sending Buffer /* @arg */) throws(Failed) { self.buffer = buffer }
}
