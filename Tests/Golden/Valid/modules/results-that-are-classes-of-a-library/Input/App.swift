import Dispatch
import Foundation

enum System {
  // @provide(singleton)
  static func decoder() -> JSONDecoder { JSONDecoder() }
  // @provide(singleton, name: background)
  static let queue: DispatchQueue = DispatchQueue(label: "background")
  // @provide
  static func calendar() -> Calendar { Calendar(identifier: .gregorian) }
  // @provide(singleton)
  static func home() -> URL { URL(filePath: "/home") }
}

struct Point: Decodable { let x: Int }

// @provide
struct Parser {
  let decoder: JSONDecoder
  let queue: DispatchQueue  // @named(background)
  let calendar: Calendar
  let home: URL
  func parse(_ text: String) throws -> Int {
    try queue.sync { try decoder.decode(Point.self, from: Data(text.utf8)).x }
  }
}
