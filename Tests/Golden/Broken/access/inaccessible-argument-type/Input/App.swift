public struct Report {
  struct Options {}

  // @provide(public)
  public static func report(options: [Options?] /* @arg */, handler: (Options) -> Void /* @arg */) -> Report {
    Report()
  }
}
