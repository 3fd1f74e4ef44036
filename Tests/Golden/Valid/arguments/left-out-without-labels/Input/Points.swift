func two() -> Int { 2 }

// @provide
struct Point: CustomStringConvertible {
  let description: String
  init(_ x: Int = two() /* @arg */, _ y: Int = 3 /* @arg */) { description = "(\(x), \(y))" }
}
