public import Core
import DIRuntime

extension Client {
  public enum Failure: Error { case no }
  public struct Options: Sendable {
    public let most: Int
    public enum Kind { case plain }
  }

  // @provide(public)
  static func open(options: Options, kind: Options.Kind /* @arg */) throws(Failure) -> Client {
    if options.most > 1 { throw .no }
    return Client()
  }
}

extension Client.Options {
  // @provide(public)
  static func usual() -> Client.Options { Client.Options(most: 2) }
}
