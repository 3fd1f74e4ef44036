import Foundation

enum Failure: Error { case one }

// @provide(as: LocalizedError)
struct Report: LocalizedError {
  private let secret: String
  fileprivate init(secret: String) { self.secret = secret }
  var errorDescription: String? { secret }
  static func of(_ text: String) -> Report { Report(secret: text) }
}
