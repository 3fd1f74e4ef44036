import UIKit

// @provide
struct Secret {
  private let key: String
  let other: Int
}

// @provide
final class Singleton {
  static let shared = Singleton()
  private init() {}
}

// @provide
final class Uninitialised {
  let name: String
}

// @provide
final class Controller: UIViewController {}

// @provide
struct Decoded {
  init(from decoder: any Decoder) throws {}
}

// @provide
struct Parsed {
  init?(text: String) {}
  fileprivate init(raw: Int) {}
}

// @provide
actor Worker {
  let name: String
}
