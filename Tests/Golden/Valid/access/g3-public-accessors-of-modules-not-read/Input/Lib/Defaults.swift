import DIRuntime
import Foundation
import Synchronization

enum Defaults {
  // @provide(public)
  static let baseURL: URL = URL(string: "https://a.b")!
  // @provide(public, singleton)
  static func files() -> FileManager { .default }
}

// @provide
final class Count: Sendable { let number = Mutex(0) }
