import DIRuntime

protocol Service: Sendable { var retries: Int { get } }
protocol Named { var name: String { get } }

enum Level { case low, high }

// Kept, thrown, under several types, in a collection, with arguments that may be left out.

// @provide(singleton, as: [Service, Self], into: Service, set: [retries = 3, level = .high])
final class Client: Service, @unchecked Sendable {
  var retries = 0
  var level = Level.low
  init() throws {}
}

// @provide(name: configured, set: [options["a"] = 1])
func makeOptions(size: Int /* @arg */ = hidden) -> Options { Options(size: size) }

private let hidden = 5

struct Options {
  var options: [String: Int] = [:]
  let size: Int
  init(size: Int) { self.size = size }
}

struct Point {
  var x = 0
  var y = 0
}

extension Point {
  // @provide(set: [
  //   x = max(
  //     1,  // the lesser
  //     2 /* the greater */),
  //   y = { 3 + 4 }(),  // in a closure
  // ])
  init(origin: Bool /* @arg */) {}
}

// @provide(replaces: named, set: [name = "replaced"])
struct Other: Named { var name = "" }

// @provide(as: Named)
struct Plain: Named { var name = "plain" }

@available(*, deprecated)
// @provide(set: [count = 2])
struct Old { var count = 0 }

// A bracket in a string closes nothing, and paths may be long.

// @provide(set: [inner.texts["x)"] = "y, ]", inner.texts["="]? = "z", inner.texts["=="] = "w"])
struct Deep { var inner = Inner() }

struct Inner { var texts = ["=": ""] }

// What is lazy is no parameter, so it may be under '#if'.
// @provide
struct Counting {
  let options: Options?
  #if DEBUG
    lazy var count = 3
  #endif
}
