import Foundation
internal import Dispatch
import struct Foundation.Date
@preconcurrency import Synchronization

// @provide(singleton)
final class Formatter: Sendable {
  func text(_ date: Date) -> String { String(date.timeIntervalSince1970) }
}

// @provide
struct Report {
  var formatter: Formatter
  var date: Date = Date(timeIntervalSince1970: 1)  // @arg
  var encoding: String.Encoding = .utf8  // @arg
  var queue: DispatchQueue = .main  // @arg
}
