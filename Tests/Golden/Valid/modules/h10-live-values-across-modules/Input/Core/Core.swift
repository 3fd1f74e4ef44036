import DIRuntime
public protocol Clock: Sendable { func now() -> Int }
// @provide(singleton, as: Clock, live, public)
struct SystemClock: Clock {
  init() { print("REAL clock") }
  func now() -> Int { 1 }
}
// @provide(as: Log, live)
struct FileLog: Log { init() { print("REAL log") } }
public protocol Log {}
// @container(parent: Container, public)
public struct Session: Sendable { let user: String }
// @provide(singleton, live, in: Session, public)
public final class Disk: Sendable {
  public let n: String
  // @provide
  init(user: String) { print("REAL disk"); n = user }
  public init(n: String) { self.n = n }
}
// @provide(public)
public struct Writer {
  let log: any Log; public let clock: any Clock
  init(log: any Log, clock: any Clock) { (self.log, self.clock) = (log, clock) }
}
// @require
public protocol Mailer: Sendable { func send() -> String }
// @provide(public)
public struct Desk {
  public let mailer: any Mailer
  init(mailer: any Mailer) { self.mailer = mailer }
}
