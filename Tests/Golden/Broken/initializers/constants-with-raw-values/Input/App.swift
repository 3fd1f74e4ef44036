import Elsewhere

enum Level: Int { case a, b }
enum Key: String, CodingKey { case a }
protocol Parsed {}
extension Parsed {
  init?(text: String) { return nil }
}
struct Word: Parsed { init() {} }
enum Plain { case a
  init() { self = .a }
}

enum Settings {
  // @provide
  static let level = Level(rawValue: 1)
  // @provide
  static let key = Key(stringValue: "a")
  // @provide
  static let word = Word(text: "a")
  // @provide
  static let plain = Plain()
}
