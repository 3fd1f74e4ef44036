import Core
import DIRuntime
enum M {
  // @provide
  static func clock() -> Clock { Clock() }
  // @provide(singleton)
  static func observable() -> Observable { Observable() }
  // @provide
  static var sequence: Sequence { Sequence() }
  // @provide
  static func error() -> Core.Error { .b }
}
