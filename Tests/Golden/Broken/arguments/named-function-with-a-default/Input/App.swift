import DIRuntime

// @provide(name: small)
struct Frame {
  init(size: Int /* @arg */) {}
}

// @provide
struct Window {
  // Whoever names a provider means it, and not the default.
  init(frame: @escaping (String) -> Frame = { _ in Frame(size: 1) } /* @named(small) */) {}
}
