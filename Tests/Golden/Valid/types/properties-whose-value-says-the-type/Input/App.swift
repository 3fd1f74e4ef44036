final class Session: Sendable {
  // @provide
  static let shared = Session(name: "shared")
  let name: String
  init(name: String) { self.name = name }
}

enum Outer {
  struct Inner: Sendable { let size: Int }
  struct Box<Value: Sendable>: Sendable { let value: Value }
  // @provide
  static let inner = Inner(size: 4)
  // @provide
  static let box = Box<Int>(value: 5)
}

typealias Deep = Outer.Inner

// @provide(name: deep)
let deep = Deep(
  size: 6)

// @provide
struct Report {
  let session: Session
  let inner: Outer.Inner
  let box: Outer.Box<Int>
  let deep: Outer.Inner
}
