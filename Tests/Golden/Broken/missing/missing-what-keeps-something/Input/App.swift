import Synchronization

actor Store {}

final class Cart {
  var lines: [String] = []
}

final class Numbers: Sendable {
  private let last = Atomic(0)
}

final class Formatter {
  var width: Int { 80 }
  static var shared = 1
}

protocol Cache {}
actor MemoryCache: Cache {}

// @provide
struct App {
  let store: Store
  let cart: Cart
  let numbers: Numbers
  let formatter: Formatter
  let cache: any Cache
}
