// @provide
struct Point: CustomStringConvertible {
  let description: String
  init(_ x: Int /* @arg */, _ y: Int /* @arg */) { description = "(\(x), \(y))" }
}

// @provide
struct Shape {
  let point: Point
  init(_ x: Int /* @arg */, _ y: Int /* @arg */, point: Point) { self.point = point }
}
