import Foundation

extension URLSession {
  // @provide(singleton)
  static func api(settings: Settings) -> URLSession { .shared }
}

struct Settings {
  let timeout: TimeInterval
}
