import Foundation

/// Lines end in CR LF, the file has a byte order mark and no final newline.
// @provide(
//   singleton,
//   name: first
// )
struct First: Sendable { let text = "first" }

// @provide
struct Second {
  var first: First // @named(first)
  var count: Int // @arg
  var label: String = "label" // @arg
}

// @provide
struct Third { let second: Second; init(second: Second, count: Int /* @arg */) { self.second = second } }