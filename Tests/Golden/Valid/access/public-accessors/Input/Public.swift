public import Foundation

public protocol Clock: Sendable { func now() -> Date }

// @provide(singleton, public, as: Clock)
public struct SystemClock: Clock {
  // The initializer may stay internal.
  public func now() -> Date { Date(timeIntervalSince1970: 0) }
}

// @provide(public)
public final class Greeter {
  public enum Style: Sendable { case loud, quiet }
  public static let standard = 3
  static let hidden = 4

  let text: String
  init(
    clock: any Clock,
    url: URL,  // @arg
    style: Style = .loud,  // @arg
    count: Int = Greeter.standard,  // @arg
    extra: Int = Greeter.hidden  // @arg
  ) {
    text = "\(clock.now().timeIntervalSince1970) \(url) \(style) \(count) \(extra)"
  }
}

public struct Failed: Error {}

extension URL {
  // @provide(public)
  public static func home() throws(Failed) -> URL { URL(string: "https://example.org/")! }
}
