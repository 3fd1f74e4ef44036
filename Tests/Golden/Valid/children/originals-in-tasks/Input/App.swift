import DIRuntime

protocol Reader: AnyObject, Sendable {}
protocol Writer: AnyObject, Sendable {}

// @provide(singleton, as: [Reader, Writer], name: disk, onClose: close)
final class Disk: Reader, Writer {
  init() async {}
  func close() { print("disk closed") }
}

// @provide(singleton, onClose: close)
final class Network: Sendable {
  init() async {}
  func close() { print("network closed") }
}

// @provide(singleton)
final class Settings: Sendable {
  init() async {}
}
