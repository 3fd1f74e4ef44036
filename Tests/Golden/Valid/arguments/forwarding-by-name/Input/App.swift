// @provide
struct Inner: CustomStringConvertible {
  let description: String
  init(_ a: Int = 1 /* @arg */, b: Int = 2 /* @arg */) { description = "a \(a), b \(b)" }
}

/// Its argument has another name, so the inner one keeps its default.
// @provide
struct Defaulted {
  let inner: Inner
  init(inner: Inner, _ other: Int /* @arg */) { self.inner = inner }
}

// @provide
struct Pair: CustomStringConvertible {
  let description: String
  init(_ a: Int /* @arg */, _ b: Int /* @arg */) { description = "a \(a), b \(b)" }
}

/// By name first: `b` is the first here and the second there.
// @provide
struct Turned {
  let inner: Pair
  init(pair: Pair, _ b: Int /* @arg */, _ x: Int /* @arg */) { inner = pair }
}
