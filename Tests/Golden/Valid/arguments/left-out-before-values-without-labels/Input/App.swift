func two() -> Int { 2 }

// @provide
struct Clock {}

// An argument that is left out is followed by a value with a label, and then by one without.
// @provide
struct Engine: CustomStringConvertible {
  let description: String
  init(_ size: Int = 1, clock: Clock, _ other: Clock) { description = "engine \(size)" }
}

// The first unlabelled argument of a call is the first one here.
// @provide
struct Point: CustomStringConvertible {
  let description: String
  init(_ x: Int = two() /* @arg */, clock: Clock, _ y: Int = 3 /* @arg */) { description = "(\(x), \(y))" }
}

// Both parameters have one label, so the accessor needs the first argument.
// @provide
struct Route: CustomStringConvertible {
  let description: String
  init(at first: Int = two() /* @arg */, at last: Clock) { description = "route \(first)" }
}
