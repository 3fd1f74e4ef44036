public protocol Session {}
struct LiveSession: Session {}
struct FakeSession: Session {}

enum Factory {
  static func session(port: Int) -> any Session { LiveSession() }
  private static func hidden() -> any Session { LiveSession() }
  func own() -> any Session { LiveSession() }
}

struct Money {
  static let nothing = Money()
  static func + (one: Money, other: Money) -> Money { one }
}

enum Limits {
  static let port = 8080
  static let limit: Money = .nothing
}

// @provide
struct App {
  let session: any Session
  let money: Money
  let port: Int
  let host: Int
}
