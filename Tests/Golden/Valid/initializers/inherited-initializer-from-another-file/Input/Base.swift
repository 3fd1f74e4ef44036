import Foundation

class Base {
  let date: Date
  init(date: Date /* @arg */, id: UUID? /* @arg */) { self.date = date }
}
