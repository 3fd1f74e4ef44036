import Found

// @provide
@WorkActor final class Worker { init() {} }

extension Notification {
  // @provide(name: silent)
  static func silent() -> Notification { Notification() }
}
