protocol Analytics {}

enum Providers {
  // @provide
  static func analytics() -> any Analytics { fatalError() }
}
