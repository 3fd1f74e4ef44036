protocol Mailer: Sendable { func send(_ text: String) -> [String] }

// @provide(name: plain, as: Mailer)
struct SMTP: Mailer { func send(_ text: String) -> [String] { ["smtp \(text)"] } }

// @provide(name: logged, as: Mailer)
struct Logged: Mailer {
  let inner: any Mailer  // @named(plain)
  func send(_ text: String) -> [String] { ["log"] + inner.send(text) }
}

// @provide(singleton, as: Mailer)
struct Retrying: Mailer {
  private let inner: any Mailer
  private let times: Int
  init(_ inner: any Mailer /* @named(logged) */, times: Int = 2) { (self.inner, self.times) = (inner, times) }
  func send(_ text: String) -> [String] { (1...times).flatMap { _ in inner.send(text) } }
}

// @provide
struct Newsletter {
  let mailer: any Mailer
  let plain: any Mailer
}
