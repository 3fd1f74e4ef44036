import Foundation

class Base {
  let date: Date
  init(date: Date) { self.date = date }
  private init() { fatalError() }
  init?(text: String) { nil }
  required init(from decoder: any Decoder) throws { fatalError() }
}

class Root { let text = "root" }

// @provide(name: date)
let epoch: Date = Date(timeIntervalSince1970: 0)
