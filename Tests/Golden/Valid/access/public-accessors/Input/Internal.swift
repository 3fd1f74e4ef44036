import Foundation

// @provide
struct Window {
  var clock: any Clock
  var home: URL
  var formatter: NumberFormatter?
}
