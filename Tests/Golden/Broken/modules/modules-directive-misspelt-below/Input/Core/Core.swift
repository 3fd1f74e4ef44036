// @provide(public)
public struct Limit {
  init(route: Int /* @args */) {}
}

// @provide(public, keyed: id)
public final class Session: Sendable {
  init(id: Int /* @agr */) {}
}
