import DIRuntime
import Ext

extension Session {
  // @provide
  static func failing(codes: [Code] /* @arg */, _ options: Options) throws(Failure) -> [Code: Session] {
    throw .none
  }
  // @provide(singleton)
  static func code() -> Code { .first }
  // @provide
  static var options: Options { Options() }
  // @provide(name: later)
  static func later(code: Lazy<Code>, made: ([Code]) throws(Failure) -> [Code: Session]) -> String {
    "\(code.value)"
  }
}
