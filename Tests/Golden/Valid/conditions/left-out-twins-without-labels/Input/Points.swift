private let one = 1
private let two = 2

// @provide
struct Point: CustomStringConvertible {
  let description: String
  init(_ x: Int = one /* @arg */, _ y: Int = two /* @arg */) { description = "(\(x), \(y))" }
}
