// @provide(singleton, onClose: close)
final class Hidden: Sendable {
  private func close() {}
}

// @provide(singleton, onClose: close)
final class OfTheType: Sendable {
  static func close() {}
}

// @provide(singleton, onClose: close)
final class WithArguments: Sendable {
  func close(force: Bool) {}
}

extension WithArguments {
  func close(after seconds: Int, _ force: Bool = true) {}
}

// @provide(singleton, onClose: close)
struct Changing: Sendable {
  mutating func close() {}
}

class Base: @unchecked Sendable {
  fileprivate func finish() {}
}

// @provide(singleton, onClose: finish)
final class Inheriting: Base, @unchecked Sendable {}

// Whether these have another one as well is for the compiler to say.
// @provide(singleton, onClose: close)
final class Unread: Foreign, Sendable {
  // @provide
  init(name: Int = 0) {}
  private func close() {}
}

// @provide(singleton, onClose: close)
final class Fitting: Sendable {
  func close(force: Bool) {}
  func close(after seconds: Int = 5) {}
}

// @provide(singleton, onClose: finish)
final class ByProtocol: Ending {
  func finish(force: Bool) {}
}

protocol Ending: Sendable {}
extension Ending { func finish() {} }
