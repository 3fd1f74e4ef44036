public struct Clock {
  public init() {}
}

typealias Handler = @Sendable (Clock) -> Void
public typealias Clocks = [Clock]

// @provide(public)
public struct Report {
  public init(clocks: Clocks /* @arg */) {}
  // @provide
  init(handler: @escaping Handler /* @arg */) {}
}
