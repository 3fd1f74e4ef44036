// @provide
struct Clock {
  let ticks: CLong
  let unit: [CUnsignedLong]
}

enum Letters {
  // @provide(name: first)
  static let first: CWideChar = "a"
}

// @provide(name: handler)
func handler() -> (Int, CLong) -> Void { { _, _ in } }
